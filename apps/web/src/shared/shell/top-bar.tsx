import { Link } from '@tanstack/react-router';
import { Cross } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Later, later } from '../page/later.tsx';
import { SearchButton } from './search-button.tsx';
import { tool } from './tool.css.ts';
import * as styles from './top-bar.css.ts';

// Pages do not wait for the guide.
const helpButton = later(async () => (await import('./later-parts.ts')).HelpButton);

/** The page puts its title at the start of it. */
export function TopBar({ path }: { path: string }) {
  const { t } = useTranslation();
  return (
    <header className={styles.bar} data-print="hidden">
      <SearchButton />
      <Link
        to="/account/Emergenza"
        className={`${tool} ${styles.emergency}`}
        aria-label={t('emergency')}
        title={t('emergency')}
      >
        <Cross aria-hidden="true" strokeWidth={1.75} />
      </Link>
      <Later part={helpButton} props={{ path }} fallback={<span className={tool} />} />
    </header>
  );
}
