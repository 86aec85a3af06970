import { type ReactNode, useEffect } from 'react';
import { currentLanguage } from '../../../shared/i18n/i18n.ts';
import { focusTitle as focusPageTitle } from '../../../shared/page/focus-page.ts';
import { Page } from '../../../shared/page/page.tsx';
import { loginAddress } from '../../../shared/session/places.ts';
import { PublicBar } from '../../../shared/shell/public-bar.tsx';
import * as styles from './entry-page.css.ts';

interface EntryPageProps {
  title: string;
  description?: ReactNode;
  focusTitle?: boolean;
  children: ReactNode;
}

export function EntryPage({ title, description, focusTitle = false, children }: EntryPageProps) {
  useEffect(() => {
    if (!focusTitle) return;
    window.scrollTo({ top: 0 });
    focusPageTitle();
  }, [focusTitle]);

  return (
    <div className={styles.page}>
      <div className={styles.bar}>
        <PublicBar home={loginAddress({ language: currentLanguage() })} />
      </div>
      <main className={styles.main}>
        <div className={styles.card}>
          <Page title={title} description={description}>
            {children}
          </Page>
        </div>
      </main>
    </div>
  );
}
