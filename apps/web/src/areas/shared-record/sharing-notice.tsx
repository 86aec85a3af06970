import { Info } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { getName } from '../../shared/record-summary/person-details.tsx';
import * as summaryStyles from '../../shared/record-summary/record-summary.css.ts';
import type { SharedRecord } from '../../shared/record-summary/summary.ts';
import * as styles from './shared-record.css.ts';

/** Without an answer of the server the record counts as a part. */
export function useNotice(record: SharedRecord): string {
  const { t } = useTranslation('shared-record');
  const name = getName(record);
  return record.condivisione?.parziale === false ? t('notice.whole', { name }) : t('notice.part', { name });
}

export function SharingNotice({ record }: { record: SharedRecord }) {
  const { t } = useTranslation('shared-record');
  return (
    <div className={styles.notice}>
      <Info aria-hidden="true" size="1.25em" strokeWidth={1.75} className={styles.noticeIcon} />
      <div>
        <p className={styles.noticeText}>{useNotice(record)}</p>
        <p className={summaryStyles.muted}>{t('notice.logged')}</p>
      </div>
    </div>
  );
}
