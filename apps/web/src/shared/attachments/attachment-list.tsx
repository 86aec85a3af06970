import { type DownloadItem, DownloadList } from '@libretto/design-system/download-list';
import { useLazyDialog } from '../dialogs/use-lazy-dialog.tsx';
import { saveAddress } from '../downloads/save-file.ts';

const previewDialog = async () => (await import('./preview/preview-dialog.tsx')).PreviewDialog;

interface AttachmentListProps {
  /** Whose files they are; read aloud. */
  label: string;
  files: readonly DownloadItem[];
  /** Returns the address of one download of a file. */
  addressOf: (id: number) => Promise<string>;
  downloadFailed: string;
}

/** The attachments of a record, to be looked at in place or downloaded. */
export function AttachmentList({ label, files, addressOf, downloadFailed }: AttachmentListProps) {
  const preview = useLazyDialog(previewDialog);
  return (
    <>
      <DownloadList
        label={label}
        items={files}
        onPreview={({ id, name, type, comment }) =>
          preview.open({
            file: { id: Number(id), name, type, description: comment, address: () => addressOf(Number(id)) },
          })
        }
        // The server says the name.
        onDownload={async ({ id }) => saveAddress(await addressOf(Number(id)), '')}
        describeError={(error) => {
          console.warn('An attachment could not be downloaded', error);
          return downloadFailed;
        }}
      />
      {preview.element}
    </>
  );
}
