import { Link } from '@tanstack/react-router';
import { BadgeCheck, ChevronRight, KeyRound, MailWarning, ScrollText, UserRoundCog, UsersRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Page } from '../../shared/page/page.tsx';
import * as styles from './permissions.css.ts';

const links = [
  { to: '/admin/funzionalita', name: 'features', Icon: KeyRound },
  { to: '/admin/ruoli', name: 'roles', Icon: UserRoundCog },
  { to: '/admin/licenze', name: 'licences', Icon: BadgeCheck },
  { to: '/admin/utenti', name: 'users', Icon: UsersRound },
  { to: '/admin/posta', name: 'outbox', Icon: MailWarning },
  { to: '/admin/registro', name: 'log', Icon: ScrollText },
] as const;

export function AdminPage() {
  const { t } = useTranslation('permissions');
  return (
    <Page title={t('title')} description={t('description')}>
      <ul className={styles.links}>
        {links.map(({ to, name, Icon }) => (
          <li key={name}>
            <Link to={to} className={styles.link}>
              <span className={styles.icon}>
                <Icon aria-hidden="true" size="1.5em" strokeWidth={1.75} />
              </span>
              <span>
                <span className={styles.name}>{t(`${name}.title`)}</span>
                <span className={styles.text}>{t(`${name}.description`)}</span>
              </span>
              <ChevronRight aria-hidden="true" size="1.25em" />
            </Link>
          </li>
        ))}
      </ul>
    </Page>
  );
}
