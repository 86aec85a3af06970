import { VisuallyHidden } from '@libretto/design-system/visually-hidden';
import { useTranslation } from 'react-i18next';
import * as styles from './links.css.ts';

/** Opens a new tab without opener and referrer. */
export function SiteLink({ address, children }: { address: string; children: string }) {
  const { t } = useTranslation('links');
  return (
    <a className={styles.text} href={address} target="_blank" rel="noopener noreferrer">
      {children}
      <VisuallyHidden> ({t('newTab')})</VisuallyHidden>
    </a>
  );
}
