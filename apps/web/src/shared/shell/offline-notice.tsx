import { WifiOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import * as styles from './notice.css.ts';

function subscribe(listener: () => void) {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** The region is always there, so that what appears in it is announced. */
export function OfflineNotice() {
  const { t } = useTranslation();
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <div role="status" className={styles.region}>
      {!online && (
        <div className={styles.notice} data-tone="warning">
          <WifiOff aria-hidden="true" className={styles.icon} />
          <p>
            <strong>{t('offline.title')}</strong>
            <br />
            {t('offline.text')}
          </p>
        </div>
      )}
    </div>
  );
}
