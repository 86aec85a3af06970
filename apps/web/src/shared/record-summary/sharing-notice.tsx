import { Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { getName } from './person-details.tsx';
import * as styles from './record-summary.css.ts';
import type { SharedRecord } from './summary.ts';

interface SharingNoticeProps {
  record: SharedRecord;
  /** False only if the doctor's access includes everything. */
  isPart: boolean;
}

export function useNotice({ record, isPart }: SharingNoticeProps): string {
  const { t } = useTranslation('record-summary');
  const name = getName(record);
  return isPart ? t('notice.part', { name }) : t('notice.whole', { name });
}

/** With a line of the page below the notice. */
export function SharingNotice({ children, ...props }: SharingNoticeProps & { children?: ReactNode }) {
  return (
    <p className={`${styles.noticeText} ${styles.notice}`}>
      <Info aria-hidden="true" size="1.25em" strokeWidth={1.75} className={styles.noticeIcon} />
      <strong className={styles.noticeWords}>{useNotice(props)}</strong> {children}
    </p>
  );
}
