import { Button } from '@libretto/design-system/button';
import { Dialog } from '@libretto/design-system/dialog';
import { Link } from '@tanstack/react-router';
import { LogOut, Menu } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isAt } from '../menu/current.ts';
import { MenuIcon } from '../menu/menu-icon.tsx';
import { type ShownMenu, useMenuLabel } from '../menu/use-menu.ts';
import { endSession } from '../session/session.ts';
import * as styles from './phone-bar.css.ts';
import { SubmenuLink } from './submenu.tsx';
import { supportAddress } from './support.ts';

/** As many as a thumb can tell apart, beside the button for all the rest. */
const most = 3;

/** On phones: the nearest sections at the bottom, everything else one tap away. */
export function PhoneBar({ menu }: { menu: ShownMenu }) {
  const { t } = useTranslation();
  const label = useMenuLabel();
  const [open, setOpen] = useState(false);
  const near = (menu.current ?? menu.items[0])?.submenu.filter((entry) => entry.active).slice(0, most) ?? [];
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
      <Dialog open={open} onClose={() => setOpen(false)} title={t('phone.title')}>
        <Drawer menu={menu} onLeave={() => setOpen(false)} />
      </Dialog>
    </nav>
  );
}

function Drawer({ menu, onLeave }: { menu: ShownMenu; onLeave: () => void }) {
  const { t } = useTranslation();
  const label = useMenuLabel();
  const support = supportAddress();
  return (
    <div className={styles.drawer}>
      {menu.items.map((item) => (
        <section key={item.url} className={styles.group} aria-label={label(item)}>
          <h3 className={styles.groupTitle}>{label(item)}</h3>
          <ul className={styles.list}>
            {(item.submenu.length > 0 ? item.submenu : [item]).map((entry) => (
              <li key={entry.url}>
                <SubmenuLink entry={entry} path={menu.path} onClick={onLeave} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {support && (
        <a href={support} rel="noopener noreferrer">
          {t('support')}
        </a>
      )}
      <Button fullWidth iconStart={<LogOut size="1em" />} onClick={() => void endSession('logout')}>
        {t('logout')}
      </Button>
    </div>
  );
}
