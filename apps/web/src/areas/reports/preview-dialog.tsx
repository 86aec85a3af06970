import { Banner } from '@libretto/design-system/banner';
import { Button } from '@libretto/design-system/button';
import { Dialog } from '@libretto/design-system/dialog';
import { ProgressBar } from '@libretto/design-system/progress';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { PdfPreview } from '../../shared/attachments/preview/pdf-preview.tsx';
import * as styles from './reports.css.ts';
import { fetchReport, type Wanted } from './reports.queries.ts';

export interface PreviewDialogProps {
  wanted: Wanted;
  onDownload: () => void;
  onClose: () => void;
}

export function PreviewDialog({ wanted, onDownload, onClose }: PreviewDialogProps) {
  const { t } = useTranslation('reports');
  const name = t(`kinds.${wanted.kind}.title`);
  const making = useQuery({
    queryKey: ['report', wanted],
    queryFn: async ({ signal }) => {
      const blob = await fetchReport(wanted, signal);
      return { blob, text: wanted.kind === 'fhir' ? await blob.text() : undefined };
    },
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const { error } = making;
  useEffect(() => {
    if (error) console.warn('A report could not be generated', error);
  }, [error]);
  const footer = (
    <>
      <Button onClick={onClose}>{t('close')}</Button>
      <Button variant="primary" onClick={onDownload}>
        {t('download')}
      </Button>
    </>
  );
  return (
    <Dialog open size="lg" title={name} footer={footer} onClose={onClose}>
      {making.isFetching && !making.data && <ProgressBar label={t('making', { name })} />}
      {making.data?.text !== undefined && <Code text={making.data.text} />}
      {wanted.kind !== 'fhir' && making.data && <PdfPreview name={name} blob={making.data.blob} />}
      {error && !making.isFetching && (
        <Banner
          tone="danger"
          title={t('failed', { name })}
          announce
          action={<Button onClick={() => void making.refetch()}>{t('again')}</Button>}
        />
      )}
    </Dialog>
  );
}

function Code({ text }: { text: string }) {
  const { t } = useTranslation('reports');
  return (
    <>
      <p className={styles.intro}>{t('forPrograms')}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must scroll with the keyboard too */}
      <section aria-label={t('content')} tabIndex={0} className={styles.code}>
        <pre className={styles.plain}>{text}</pre>
      </section>
    </>
  );
}
