import { VisuallyHidden } from '@libretto/design-system/visually-hidden';
import { useTranslation } from 'react-i18next';
import * as styles from './links.css.ts';

/** A link to a site of somebody else: in another tab, which learns nothing about this one. */
export function SiteLink({ address, children }: { address: string; children: string }) {
  const { t } = useTranslation('links');
  return (
    <a className={styles.text} href={address} target="_blank" rel="noopener noreferrer">
      {children}
      <VisuallyHidden> ({t('newTab')})</VisuallyHidden>
    </a>
  );
}
