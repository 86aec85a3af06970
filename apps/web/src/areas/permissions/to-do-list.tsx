import { Banner } from '@libretto/design-system/banner';
import { Button } from '@libretto/design-system/button';
import { Card } from '@libretto/design-system/card';
import { Skeleton } from '@libretto/design-system/skeleton';
import { Link } from '@tanstack/react-router';
import {
  BadgeCheck,
  Building2,
  CalendarClock,
  ChevronRight,
  CircleCheck,
  MailPlus,
  MailWarning,
  MailX,
  Stethoscope,
  UserRoundCheck,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import * as rowStyles from '../../shared/page/rows.css.ts';
import { type AdminSearch, expiringLicence, noLicence } from './admin-search.ts';
import * as styles from './permissions.css.ts';
import type { Overview } from './use-overview.ts';

const none: AdminSearch = {};

/** What waits for an administrator, most urgent first, each with the list that shows it. */
export function ToDoList({ overview }: { overview: Overview }) {
  const { t } = useTranslation('permissions');
  const { isFailed, isLoaded, retry, sendsMail, needsLicences, counts } = overview;
  const { refused = 0, held = 0, pending = 0, expiring = 0, without = 0, invitations = 0 } = counts;
  const rows = [
    { page: 'posta', name: 'refused', count: refused, Icon: MailX, search: none },
    { page: 'posta', name: 'noMail', count: Number(sendsMail === false), Icon: MailX, search: none },
    { page: 'posta', name: 'mails', count: held, Icon: MailWarning, search: none },
    { page: 'medici', name: 'doctors', count: pending, Icon: UserRoundCheck, search: none },
    { page: 'utenti', name: 'expiring', count: expiring, Icon: CalendarClock, search: { licenza: expiringLicence } },
    {
      page: 'utenti',
      name: 'people',
      count: needsLicences ? without : 0,
      Icon: BadgeCheck,
      search: { licenza: noLicence },
    },
    { page: 'utenti', name: 'invitations', count: invitations, Icon: MailPlus, search: none },
    { page: 'dottori', name: 'noDoctors', count: Number(counts.doctors === 0), Icon: Stethoscope, search: none },
    { page: 'centri', name: 'noCentres', count: Number(counts.centres === 0), Icon: Building2, search: none },
  ] as const;
  const open = rows.filter(({ count }) => count > 0);

  return (
    <Card title={t('toDo.title')}>
      {isFailed && (
        <Banner
          tone="danger"
          title={t('toDo.failed')}
          announce
          action={<Button onClick={retry}>{t('retry')}</Button>}
        />
      )}
      {!isLoaded && !isFailed && <Skeleton shape="row" count={4} />}
      {isLoaded && open.length === 0 && (
        <p className={styles.done}>
          <CircleCheck aria-hidden="true" size="1.25em" strokeWidth={1.75} />
          {t('toDo.none')}
        </p>
      )}
      {open.length > 0 && (isLoaded || isFailed) && (
        <ul className={rowStyles.rows} aria-label={t('toDo.title')}>
          {open.map(({ page, name, count, Icon, search }) => (
            <li key={name}>
              <Link to="/admin/$page" params={{ page }} search={search} className={rowStyles.rowLink}>
                <Icon aria-hidden="true" size="1.25em" strokeWidth={1.75} className={styles.toDoIcon} />
                {t(`toDo.${name}`, { count })}
                <ChevronRight aria-hidden="true" size="1.25em" className={rowStyles.chevron} />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
