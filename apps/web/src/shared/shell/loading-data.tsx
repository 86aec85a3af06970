import { useTranslation } from 'react-i18next';
import { Brand } from './brand.tsx';
import * as styles from './loading-data.css.ts';

export function LoadingData() {
  const { t } = useTranslation();
  return (
    <div className={styles.loading} role="status">
      <Brand />
      <p>{t('loadingData')}</p>
      <span className={styles.track} aria-hidden="true" />
    </div>
  );
}
