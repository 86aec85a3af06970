import { Button } from '@libretto/design-system/button';
import { Dialog } from '@libretto/design-system/dialog';
import { Link } from '@tanstack/react-router';
import { LogOut } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type ShownMenu, useMenuLabel } from '../menu/use-menu.ts';
import { endSession } from '../session/session.ts';
import * as styles from './drawer.css.ts';
import { SubmenuLink } from './submenu.tsx';
import { supportLink } from './support.ts';

interface DrawerProps {
  menu: ShownMenu;
  onClose: () => void;
}

export default function Drawer({ menu, onClose }: DrawerProps) {
  const { t, i18n } = useTranslation();
  const label = useMenuLabel();
  return (
    <Dialog open onClose={onClose} title={t('phone.title')}>
      <div className={styles.drawer}>
        {menu.items.map((item) => (
          <nav key={item.url} className={styles.group} aria-label={label(item)}>
            <h3 className={styles.groupTitle}>{label(item)}</h3>
            <ul className={styles.list}>
              {(item.submenu.length > 0 ? item.submenu : [item]).map((entry) => (
                <li key={entry.url}>
                  <SubmenuLink entry={entry} path={menu.path} onClick={onClose} />
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <Link to="/account" className={styles.support} onClick={onClose}>
          {t('account')}
        </Link>
        <a className={styles.support} {...supportLink(i18n.language)}>
          {t('support')}
        </a>
        <Button fullWidth iconStart={<LogOut size="1em" />} onClick={() => void endSession('logout')}>
          {t('logout')}
        </Button>
      </div>
    </Dialog>
  );
}
