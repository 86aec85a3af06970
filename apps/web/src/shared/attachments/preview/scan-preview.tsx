import { Banner } from '@libretto/design-system/banner';
import { Button } from '@libretto/design-system/button';
import { Preview } from '@libretto/design-system/preview';
import { ScanView } from '@libretto/design-system/scan-view';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { readDicom, ScanError } from './dicom.ts';
import type { PreviewPartProps } from './preview-part.ts';

export function ScanPreview({ name, blob, onDownload }: PreviewPartProps) {
  const { t } = useTranslation('attachments');
  const { data, error } = useQuery({
    queryKey: ['scan', name, blob.size],
    queryFn: async ({ signal }) => readDicom(new Uint8Array(await blob.arrayBuffer()), signal),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  if (error) {
    const reason = error instanceof ScanError ? error.reason : 'damaged';
    const download = <Button onClick={onDownload}>{t('preview.download')}</Button>;
    return <Banner tone="info" title={t(`preview.${reason}`)} announce action={download} />;
  }
  if (!data) return <Preview name={name} blob={undefined} onDownload={onDownload} />;
  return <ScanView name={name} scans={data.scans} facts={data.facts} onDownload={onDownload} />;
}
