import { useTranslation } from 'react-i18next';
import * as styles from './states.css.ts';

/** In place of a page that is on its way: a calm sheet, not a spinner in the middle of nothing. */
export function Pending() {
  const { t } = useTranslation();
  return (
    <div className={styles.pending} role="status">
      <span className={styles.pendingWords}>{t('loading')}</span>
      <span className={styles.line} data-wide="false" />
      <span className={styles.sheet} />
      <span className={styles.sheet} />
    </div>
  );
}
