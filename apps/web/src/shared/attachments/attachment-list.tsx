import { type DownloadItem, DownloadList } from '@libretto/design-system/download-list';
import { saveAddress } from '../downloads/save-file.ts';
import { preloadHandlers, useAttachmentPreview } from './use-attachment-preview.tsx';

interface AttachmentListProps {
  label: string;
  files: readonly DownloadItem[];
  getAddress: (id: number) => Promise<string>;
  downloadFailed: string;
  person?: string;
}

export function AttachmentList({ label, files, getAddress, downloadFailed, person }: AttachmentListProps) {
  const preview = useAttachmentPreview(getAddress, person);
  return (
    <div {...preloadHandlers}>
      <DownloadList
        label={label}
        items={files}
        onPreview={(file) => preview.open(file, files)}
        onDownload={async ({ id }) => saveAddress(await getAddress(Number(id)), '')}
        describeError={(error) => {
          console.warn('An attachment could not be downloaded', error);
          return downloadFailed;
        }}
      />
      {preview.element}
    </div>
  );
}
