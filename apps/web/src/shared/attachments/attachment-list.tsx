import { type DownloadItem, DownloadList } from '@libretto/design-system/download-list';
import { useLazyDialog } from '../dialogs/use-lazy-dialog.tsx';
import { saveAddress } from '../downloads/save-file.ts';

const previewDialog = async () => (await import('./preview/preview-dialog.tsx')).PreviewDialog;

interface AttachmentListProps {
  label: string;
  files: readonly DownloadItem[];
  getAddress: (id: number) => Promise<string>;
  downloadFailed: string;
}

export function AttachmentList({ label, files, getAddress, downloadFailed }: AttachmentListProps) {
  const preview = useLazyDialog(previewDialog);
  return (
    <>
      <DownloadList
        label={label}
        items={files}
        onPreview={({ id, name, type, comment }) =>
          preview.open({
            file: { id: Number(id), name, type, description: comment, address: () => getAddress(Number(id)) },
          })
        }
        onDownload={async ({ id }) => saveAddress(await getAddress(Number(id)), '')}
        describeError={(error) => {
          console.warn('An attachment could not be downloaded', error);
          return downloadFailed;
        }}
      />
      {preview.element}
    </>
  );
}
