import { Button } from '@libretto/design-system/button';
import { useTranslation } from 'react-i18next';
import { preloadHandlers, useAttachmentPreview } from '../attachments/use-attachment-preview.tsx';
import type { RecordSource } from './record-source.ts';
import * as styles from './record-summary.css.ts';

interface ReportButtonProps {
  /** Of the exam. */
  title: string;
  /** Its day and who asked for it. */
  about: string;
  /** How many files there are. */
  label: string;
  /** The label is one short word. */
  short?: boolean;
  files: readonly { id: number; name: string }[];
  getAddress: RecordSource['getAddress'];
  person: string;
}

/** Shows the newest file of an exam. The opened row lists all. */
export function ReportButton({ title, about, label, short = false, files, getAddress, person }: ReportButtonProps) {
  const { t } = useTranslation('record-summary');
  const preview = useAttachmentPreview(getAddress, person);
  const newest = files.toSorted((one, other) => other.id - one.id)[0];
  if (newest === undefined) return null;
  return (
    <>
      <Button
        variant="ghost"
        className={short ? styles.shortAction : styles.action}
        loading={preview.loading}
        aria-label={t('reportsOf', { reports: label, title })}
        {...preloadHandlers}
        onClick={() => preview.open({ id: String(newest.id), name: newest.name, title, comment: about })}
      >
        {label}
      </Button>
      {preview.element}
    </>
  );
}
