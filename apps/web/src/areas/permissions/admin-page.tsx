import { Link } from '@tanstack/react-router';
import {
  BadgeCheck,
  Building2,
  ChevronRight,
  KeyRound,
  MailWarning,
  ScrollText,
  Stethoscope,
  UserRoundCheck,
  UserRoundCog,
  UsersRound,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { OwnRecordLink } from '../../shared/entries/own-record-link.tsx';
import { Page } from '../../shared/page/page.tsx';
import { LastChanges } from './last-changes.tsx';
import * as styles from './permissions.css.ts';
import { ToDoList } from './to-do-list.tsx';

const links = [
  { page: 'funzionalita', name: 'features', Icon: KeyRound },
  { page: 'ruoli', name: 'roles', Icon: UserRoundCog },
  { page: 'licenze', name: 'licences', Icon: BadgeCheck },
  { page: 'utenti', name: 'users', Icon: UsersRound },
  { page: 'dottori', name: 'doctors', Icon: Stethoscope },
  { page: 'medici', name: 'verification', Icon: UserRoundCheck },
  { page: 'centri', name: 'centres', Icon: Building2 },
  { page: 'posta', name: 'outbox', Icon: MailWarning },
  { page: 'registro', name: 'log', Icon: ScrollText },
] as const;

export function AdminPage() {
  const { t } = useTranslation('permissions');
  return (
    <Page title={t('title')}>
      <ToDoList />
      <LastChanges />
      <OwnRecordLink />
      <section className={styles.allPages} aria-labelledby="admin-pages">
        <div>
          <h2 id="admin-pages" className={styles.toDoTitle}>
            {t('pages')}
          </h2>
          <p className={styles.text}>{t('description')}</p>
        </div>
        <ul className={styles.links}>
          {links.map(({ page, name, Icon }) => (
            <li key={name}>
              <Link to="/admin/$page" params={{ page }} className={styles.link}>
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
      </section>
    </Page>
  );
}
