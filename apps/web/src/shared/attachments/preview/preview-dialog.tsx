import { Button } from '@libretto/design-system/button';
import { Dialog } from '@libretto/design-system/dialog';
import { fetchedPart, useFetchedPart } from '@libretto/design-system/fetched-part';
import { Preview } from '@libretto/design-system/preview';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../shared/formats/use-formats.ts';
import { addressOf, contentOf, type File } from './files.queries.ts';
import type { PreviewPartProps } from './preview-part.ts';

export interface PreviewDialogProps {
  file: File;
  onDownload: () => void;
  onClose: () => void;
}

// Who looks at photographs fetches nothing that reads scans, and nothing that reads what browsers do not draw.
const scans = fetchedPart<ComponentType<PreviewPartProps>>(
  async () => (await import('./scan-preview.tsx')).ScanPreview,
);
const pictures = fetchedPart<ComponentType<PreviewPartProps>>(
  async () => (await import('./picture-preview.tsx')).PicturePreview,
);
const drawnAnew = /^image\/(tiff|hei[cf])$/;

function mediaKind({ file_type }: File): 'audio' | 'video' | undefined {
  if (file_type.startsWith('audio/')) return 'audio';
  return file_type.startsWith('video/') ? 'video' : undefined;
}

/** A look at a file: an image, a document, a film, a sound or a scan. */
export function PreviewDialog({ file, onDownload, onClose }: PreviewDialogProps) {
  const { t } = useTranslation('files');
  const formats = useFormats();
  const close = <Button onClick={onClose}>{t('preview.close')}</Button>;
  const about = [formats.date(file.data_rilievo), file.kardia[0]?.kardia_note, file.file_commento];
  return (
    <Dialog
      open
      size="lg"
      title={file.file_nome}
      description={about.filter(Boolean).join(' · ')}
      footer={close}
      onClose={onClose}
    >
      <Content file={file} onDownload={onDownload} />
    </Dialog>
  );
}

function Content({ file, onDownload }: Omit<PreviewDialogProps, 'onClose'>) {
  const { t } = useTranslation('files');
  const kind = mediaKind(file);
  const {
    data: blob,
    error,
    refetch,
  } = useQuery({
    queryKey: ['content', file.id_file],
    queryFn: ({ signal }) => contentOf(file, signal),
    enabled: kind === undefined,
    // Shown anew each time, and kept by nobody.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const type = file.file_type;
  const isScan = type === 'application/dicom';
  const isRead = isScan || drawnAnew.test(type);
  const part = useFetchedPart(isScan ? scans : pictures, isRead);
  const onRetry = () => {
    if (part.failed) part.retry();
    if (error) void refetch();
  };
  const failed = error || part.failed ? { text: t('preview.failed'), onRetry } : undefined;
  const name = file.file_nome;
  if (kind)
    return <Preview name={name} media={{ kind, address: () => addressOf(file.id_file) }} onDownload={onDownload} />;
  if (isRead && part.piece && blob) {
    const { piece: Part } = part;
    return <Part {...{ name, type, blob, onDownload }} />;
  }
  return <Preview name={name} blob={isRead ? undefined : blob} error={failed} pdf="frame" onDownload={onDownload} />;
}
