import { Link } from '@tanstack/react-router';
import { Menu } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isAt } from '../menu/current.ts';
import { MenuIcon } from '../menu/menu-icon.tsx';
import { type ShownMenu, useMenuLabel } from '../menu/use-menu.ts';
import { Later, later } from '../page/later.tsx';
import * as styles from './phone-bar.css.ts';

const drawer = later(async () => (await import('./later-parts.ts')).Drawer);

const maxEntries = 3;

export function PhoneBar({ menu }: { menu: ShownMenu }) {
  const { t } = useTranslation();
  const label = useMenuLabel();
  const [open, setOpen] = useState(false);
  const near = (menu.current ?? menu.items[0])?.submenu.filter((entry) => entry.active).slice(0, maxEntries) ?? [];
  return (
    <nav className={styles.bar} aria-label={t('phone.bar')}>
      <ul className={styles.items}>
        {near.map((entry) => (
          <li key={entry.url}>
            <Link to={entry.url} className={styles.item} aria-current={isAt(entry.url, menu.path) ? 'page' : undefined}>
              <MenuIcon image={entry.image} />
              {label(entry)}
            </Link>
          </li>
        ))}
        <li>
          <button type="button" className={styles.item} aria-haspopup="dialog" onClick={() => setOpen(true)}>
            <Menu aria-hidden="true" size="1.25em" strokeWidth={1.75} />
            {t('phone.open')}
          </button>
        </li>
      </ul>
      {open && <Later now part={drawer} props={{ menu, onClose: () => setOpen(false) }} />}
    </nav>
  );
}
