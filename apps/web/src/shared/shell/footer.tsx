import { VisuallyHidden } from '@libretto/design-system/visually-hidden';
import { useTranslation } from 'react-i18next';
import { base } from '../session/places.ts';
import * as styles from './footer.css.ts';

export function Footer() {
  const { t } = useTranslation();
  return (
    <footer className={styles.footer} data-print="hidden">
      <div className={styles.inner}>
        <p className={styles.disclaimer}>{t('footer.disclaimer')}</p>
        <div className={styles.line}>
          <a className={styles.link} href={`${base}/home/informative`} target="_blank" rel="noopener noreferrer">
            {t('footer.privacy')}
            <VisuallyHidden>, {t('footer.newTab')}</VisuallyHidden>
          </a>
          <span>{t('footer.copyright', { year: new Date().getFullYear() })}</span>
        </div>
      </div>
    </footer>
  );
}
