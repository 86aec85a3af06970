import { Outlet } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useMenu } from '../menu/use-menu.ts';
import { DraftNotice } from './draft-notice.tsx';
import { Footer } from './footer.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import { PhoneBar } from './phone-bar.tsx';
import { SessionWarning } from './session-warning.tsx';
import * as styles from './shell.css.ts';
import { Submenu } from './submenu.tsx';
import { TopBar } from './top-bar.tsx';

/** Everything around a page of somebody who is signed in. */
export function Shell() {
  const { t } = useTranslation();
  const menu = useMenu();
  const sections = menu.current?.submenu ?? [];
  return (
    <div className={styles.shell}>
      <a className={styles.skip} href="#content">
        {t('skip')}
      </a>
      <TopBar menu={menu} />
      <div className={styles.body} data-sections={sections.length > 0}>
        {sections.length > 0 && <Submenu entries={sections} path={menu.path} />}
        <main id="content" className={styles.main} tabIndex={-1}>
          <OfflineNotice />
          <DraftNotice />
          <Outlet />
        </main>
      </div>
      <Footer />
      <PhoneBar menu={menu} />
      <SessionWarning />
    </div>
  );
}
