import { Button } from '@libretto/design-system/button';
import { Link } from '@tanstack/react-router';
import { LogOut } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { MenuIcon } from '../menu/menu-icon.tsx';
import { type ShownMenu, useMenuLabel } from '../menu/use-menu.ts';
import { Later, later } from '../page/later.tsx';
import { endSession } from '../session/session.ts';
import { Brand } from './brand.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { SearchButton } from './search-button.tsx';
import { supportLink } from './support.ts';
import { ThemeSwitch } from './theme-switch.tsx';
import * as styles from './top-bar.css.ts';

// Pages do not wait for the guide.
const helpButton = later(async () => (await import('./later-parts.ts')).HelpButton);

export function TopBar({ menu }: { menu: ShownMenu }) {
  const { t, i18n } = useTranslation();
  const label = useMenuLabel();
  return (
    <header className={styles.bar} data-print="hidden">
      <div className={styles.inner}>
        <Link to="/Registro/SchedaPaziente" className={styles.home}>
          <Brand />
        </Link>
        <nav className={styles.menu} aria-label={t('mainMenu')}>
          <ul className={styles.items}>
            {menu.items.map((item) => (
              <li key={item.url}>
                <Link to={item.url} className={styles.item} aria-current={item === menu.current ? 'true' : undefined}>
                  <MenuIcon image={item.image} />
                  {label(item)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.tools}>
          <SearchButton />
          <LanguageSwitch />
          <ThemeSwitch />
          <Later part={helpButton} props={{ path: menu.path }} fallback={<span className={styles.tool} />} />
          <div className={styles.wide}>
            <Link to="/account" className={styles.tool}>
              {t('account')}
            </Link>
            <a className={styles.tool} {...supportLink(i18n.language)}>
              {t('support')}
            </a>
            <Button variant="ghost" iconStart={<LogOut size="1em" />} onClick={() => void endSession('logout')}>
              {t('logout')}
            </Button>
          </div>
        </div>
      </div>
    </header>
  );
}
