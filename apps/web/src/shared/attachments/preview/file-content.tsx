import * as operations from '@libretto/api-client/operations';
import { fetchedPart, useFetchedPart } from '@libretto/design-system/internals/fetched-part';
import { Preview } from '@libretto/design-system/preview';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../api/api.ts';
import { useDownload } from '../use-download.ts';
import { mediaKind } from './media-kind.ts';
import { PdfPreview } from './pdf-preview.tsx';
import type { PreviewPartProps } from './preview-part.ts';
import type { PreviewedFile } from './previewed-file.ts';

// The decoders are large, so they are fetched only for a file that needs them.
const scans = fetchedPart<ComponentType<PreviewPartProps>>(
  async () => (await import('./scan-preview.tsx')).ScanPreview,
);
const pictures = fetchedPart<ComponentType<PreviewPartProps>>(
  async () => (await import('./picture-preview.tsx')).PicturePreview,
);
const pdf = 'application/pdf';
const decodedTypes = /^image\/(tiff|hei[cf])$/;

async function download({ address }: PreviewedFile, signal: AbortSignal): Promise<Blob> {
  const biglietto = (await address()).replace(/^.*\//, '');
  return api.call(operations.downloadFile, { path: { biglietto } }, { signal });
}

interface FileContentProps {
  file: PreviewedFile;
  /** False where another button on the page downloads it. */
  downloadable?: boolean;
}

/** Shows what is in a file: every page that shows an attachment uses it. */
export function FileContent({ file, downloadable = true }: FileContentProps) {
  const { t } = useTranslation('attachments');
  const save = useDownload();
  const onDownload = () => void save(file.address);
  const { name, address } = file;
  const kind = mediaKind(file);
  const {
    data: blob,
    error,
    refetch,
  } = useQuery({
    queryKey: ['content', file.id],
    queryFn: ({ signal }) => (file.content ? file.content(signal) : download(file, signal)),
    enabled: kind === undefined,
    // Fetched again each time, because the browser must keep no copy of clinical files.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  // The server derives the extension from the detected type.
  const type = file.type ?? (/\.pdf$/i.test(name) ? pdf : blob?.type);
  const isScan = type === 'application/dicom';
  const isDecoded = isScan || (type !== undefined && decodedTypes.test(type));
  const part = useFetchedPart(isScan ? scans : pictures, isDecoded);
  const onRetry = () => {
    if (part.failed) part.retry();
    if (error) void refetch();
  };
  const failed = error || part.failed ? { text: t('preview.failed'), onRetry } : undefined;
  if (kind) return <Preview name={name} media={{ kind, address }} onDownload={onDownload} />;
  if (type === pdf && !failed) {
    return <PdfPreview name={name} blob={blob} onDownload={downloadable ? onDownload : undefined} />;
  }
  if (isDecoded && part.piece && blob) {
    const { piece: Part } = part;
    return <Part {...{ name, type, blob, onDownload }} />;
  }
  return <Preview name={name} blob={isDecoded ? undefined : blob} error={failed} onDownload={onDownload} />;
}
