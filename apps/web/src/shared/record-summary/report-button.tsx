import { Button } from '@libretto/design-system/button';
import { useTranslation } from 'react-i18next';
import { useAttachmentPreview } from '../attachments/use-attachment-preview.tsx';
import type { RecordSource } from './record-source.ts';
import * as styles from './record-summary.css.ts';

interface ReportButtonProps {
  /** Of the exam. */
  title: string;
  files: readonly { id: number; name: string }[];
  getAddress: RecordSource['getAddress'];
}

/** Shows the newest report of an exam. The opened row lists all. */
export function ReportButton({ title, files, getAddress }: ReportButtonProps) {
  const { t } = useTranslation('record-summary');
  const preview = useAttachmentPreview(getAddress);
  const newest = files.toSorted((one, other) => other.id - one.id)[0];
  if (newest === undefined) return null;
  const reports = t('reports', { count: files.length });
  return (
    <>
      <Button
        variant="ghost"
        className={styles.action}
        loading={preview.loading}
        aria-label={t('reportsOf', { reports, title })}
        onClick={() => preview.open({ id: String(newest.id), name: newest.name })}
      >
        {reports}
      </Button>
      {preview.element}
    </>
  );
}
