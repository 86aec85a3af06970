import { Button } from '@libretto/design-system/button';
import { Dialog } from '@libretto/design-system/dialog';
import { fetchedPart, useFetchedPart } from '@libretto/design-system/fetched-part';
import { Preview } from '@libretto/design-system/preview';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../shared/formats/use-formats.ts';
import { addressOf, contentOf, type File } from './files.queries.ts';

export interface PreviewDialogProps {
  file: File;
  onDownload: () => void;
  onClose: () => void;
}

// Who looks at photographs fetches nothing that reads scans.
const scanPart = fetchedPart(async () => (await import('./scan-preview.tsx')).ScanPreview);

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
  const isScan = file.file_type === 'application/dicom';
  const scan = useFetchedPart(scanPart, isScan);
  const onRetry = () => {
    if (scan.failed) scan.retry();
    if (error) void refetch();
  };
  const failed = error || scan.failed ? { text: t('preview.failed'), onRetry } : undefined;
  const name = file.file_nome;
  if (kind)
    return <Preview name={name} media={{ kind, address: () => addressOf(file.id_file) }} onDownload={onDownload} />;
  if (isScan && scan.piece && blob) {
    const { piece: ScanPreview } = scan;
    return <ScanPreview {...{ name, blob, onDownload }} />;
  }
  return <Preview name={name} blob={isScan ? undefined : blob} error={failed} pdf="frame" onDownload={onDownload} />;
}
