import { type DownloadItem, DownloadList } from '@libretto/design-system/download-list';
import { saveAddress } from '../downloads/save-file.ts';
import { preloadHandlers, useAttachmentPreview } from './use-attachment-preview.tsx';

interface AttachmentListProps {
  label: string;
  files: readonly DownloadItem[];
  getAddress: (id: number) => Promise<string>;
  downloadFailed: string;
  person?: string;
  /** Why they were made, or what the patient wrote about them. */
  note?: string | undefined;
}

export function AttachmentList({ label, files, getAddress, downloadFailed, person, note }: AttachmentListProps) {
  const preview = useAttachmentPreview(getAddress, person);
  const withNote = (file: DownloadItem) => ({ ...file, note });
  return (
    <div {...preloadHandlers}>
      <DownloadList
        label={label}
        items={files}
        onPreview={(file) => preview.open(withNote(file), files.map(withNote))}
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
