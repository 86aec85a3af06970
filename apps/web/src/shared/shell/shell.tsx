import { SkipLink } from '@libretto/design-system/skip-link';
import { Outlet } from '@tanstack/react-router';
import { useMenu } from '../menu/use-menu.ts';
import { Later, later } from '../page/later.tsx';
import { footer } from './footer.css.ts';
import { PhoneBar } from './phone-bar.tsx';
import * as styles from './shell.css.ts';
import { Submenu } from './submenu.tsx';
import { TopBar } from './top-bar.tsx';

// Preloaded, so that a lost connection cannot prevent a warning.
const notices = later(async () => (await import('./later-parts.ts')).Notices);
const sessionWarning = later(async () => (await import('./later-parts.ts')).SessionWarning);
const footerText = later(async () => (await import('./later-parts.ts')).Footer);

/** Frame of all pages behind the sign-in. */
export function Shell() {
  const menu = useMenu();
  const sections = menu.current?.submenu ?? [];
  return (
    <div className={styles.shell}>
      <SkipLink targetId="content" />
      <TopBar menu={menu} />
      <div className={styles.body} data-sections={sections.length > 0}>
        {sections.length > 0 && <Submenu entries={sections} path={menu.path} />}
        <main id="content" className={styles.main} tabIndex={-1}>
          <Later part={notices} props={{}} />
          <Outlet />
        </main>
      </div>
      <footer className={footer} data-print="hidden">
        <Later part={footerText} props={{}} />
      </footer>
      <PhoneBar menu={menu} />
      <Later part={sessionWarning} props={{}} />
    </div>
  );
}
