import { Banner } from '@libretto/design-system/banner';
import { Button } from '@libretto/design-system/button';
import { Card } from '@libretto/design-system/card';
import { Skeleton } from '@libretto/design-system/skeleton';
import { Link } from '@tanstack/react-router';
import { BadgeCheck, CalendarClock, CircleCheck, MailPlus, MailWarning, MailX, UserRoundCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { dot } from '../../shared/formats/dot.ts';
import { useFormats } from '../../shared/formats/use-formats.ts';
import { type AdminSearch, expiringLicence, noLicence } from './admin-search.ts';
import * as styles from './permissions.css.ts';
import { ToDoRow } from './to-do-row.tsx';
import type { Overview, Waiting } from './use-overview.ts';

const none: AdminSearch = {};
const maxNames = 2;

/** The first names, and how many more there are. */
function listNames({ names, count }: Pick<Waiting, 'names' | 'count'>): string {
  const first = [...new Set(names)].slice(0, maxNames);
  const more = count - first.length;
  return [first.join(', '), more > 0 && `+${more}`].filter(Boolean).join(' ');
}

/** What waits for an administrator, most urgent first, each with the page where it is done. */
export function ToDoList({ overview }: { overview: Overview }) {
  const { t } = useTranslation('permissions');
  const { isFailed, isLoaded, retry, isNew, sendsMail, needsLicences, waiting } = overview;
  const { refused, held, pending, expiring, without, invitations } = waiting;
  const { moment } = useFormats();
  const noOne: Waiting = { names: [], count: 0 };
  // The setup of a new installation begins with the mail server.
  const noMail: Waiting = { names: [], count: Number(sendsMail === false && held.count === 0 && !isNew) };
  const rows = [
    { page: 'posta', name: 'refused', found: refused, Icon: MailX, search: none },
    { page: 'posta', name: 'noMail', found: noMail, Icon: MailX, search: none },
    { page: 'posta', name: 'mails', found: held, Icon: MailWarning, search: none },
    { page: 'medici', name: 'doctors', found: pending, Icon: UserRoundCheck, search: none },
    { page: 'utenti', name: 'expiring', found: expiring, Icon: CalendarClock, search: { licenza: expiringLicence } },
    {
      page: 'utenti',
      name: 'people',
      found: needsLicences ? without : noOne,
      Icon: BadgeCheck,
      search: { licenza: noLicence },
    },
    { page: 'utenti', name: 'invitations', found: invitations, Icon: MailPlus, search: none },
  ] as const;
  const open = rows.filter(({ found }) => found.count > 0);
  if (isNew && open.length === 0 && !isFailed) return null;

  const describe = ({ since, ...found }: Waiting) =>
    [listNames(found), since && t('toDo.since', { moment: moment(since) })].filter(Boolean).join(dot);

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
        <ul className={styles.toDoRows} aria-label={t('toDo.title')}>
          {open.map(({ page, name, found, Icon, search }) => (
            <ToDoRow
              key={name}
              icon={<Icon />}
              text={t(`toDo.${name}`, { count: found.count })}
              detail={name === 'noMail' ? t('toDo.noMailText') : describe(found)}
              link={(attributes) => <Link to="/admin/$page" params={{ page }} search={search} {...attributes} />}
            />
          ))}
        </ul>
      )}
    </Card>
  );
}
