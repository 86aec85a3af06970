import { type DownloadItem, DownloadList } from '@libretto/design-system/download-list';
import { useLazyDialog } from '../dialogs/use-lazy-dialog.tsx';
import { saveAddress } from '../downloads/save-file.ts';

const previewDialog = async () => (await import('./preview/preview-dialog.tsx')).PreviewDialog;

interface AttachmentListProps {
  label: string;
  files: readonly DownloadItem[];
  addressOf: (id: number) => Promise<string>;
  downloadFailed: string;
}

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
