import { Banner } from '@libretto/design-system/banner';
import { Button } from '@libretto/design-system/button';
import { Card } from '@libretto/design-system/card';
import { Skeleton } from '@libretto/design-system/skeleton';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { BadgeCheck, Building2, ChevronRight, MailWarning, Stethoscope, UserRoundCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import * as rowStyles from '../../shared/page/rows.css.ts';
import { centresQuery, doctorsQuery } from './directory/directory.queries.ts';
import * as styles from './permissions.css.ts';
import { outboxQuery, pendingDoctorsQuery, usersQuery } from './permissions.queries.ts';
import { noLicence } from './users-search.ts';

const fresh = { staleTime: 0 };
const anyEntry = { search: '', page: 1, attivo: true };
const isWaiting = ({ stato }: { stato: string }) => stato === 'trattenuta';

/** Waiting mails, doctors to verify, people without a licence, and directories that are still empty. */
export function ToDoList() {
  const { t } = useTranslation('permissions');
  const mails = useQuery({ ...outboxQuery(), ...fresh });
  const doctors = useQuery(pendingDoctorsQuery());
  const people = useQuery({ ...usersQuery({ search: '', page: 1, licenza: noLicence }), ...fresh });
  const directory = useQuery({ ...doctorsQuery(anyEntry), ...fresh });
  const centres = useQuery({ ...centresQuery(anyEntry), ...fresh });
  const lists = [mails, doctors, people, directory, centres];
  const isFailed = lists.some(({ isError }) => isError);
  const isLoaded = lists.every(({ data }) => data !== undefined);
  const rows = [
    { page: 'posta', name: 'mails', count: mails.data?.data.filter(isWaiting).length ?? 0, Icon: MailWarning },
    { page: 'medici', name: 'doctors', count: doctors.data?.data.length ?? 0, Icon: UserRoundCheck },
    { page: 'utenti', name: 'people', count: people.data?.totale ?? 0, Icon: BadgeCheck },
    { page: 'dottori', name: 'noDoctors', count: Number(directory.data?.totale === 0), Icon: Stethoscope },
    { page: 'centri', name: 'noCentres', count: Number(centres.data?.totale === 0), Icon: Building2 },
  ] as const;
  const open = rows.filter(({ count }) => count > 0);

  function retry() {
    for (const list of lists) if (list.isError) void list.refetch();
  }

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
      {!isLoaded && !isFailed && <Skeleton shape="row" count={rows.length} />}
      {isLoaded && open.length === 0 && <p className={styles.text}>{t('toDo.none')}</p>}
      {open.length > 0 && (isLoaded || isFailed) && (
        <ul className={rowStyles.rows} aria-label={t('toDo.title')}>
          {open.map(({ page, name, count, Icon }) => (
            <li key={page}>
              <Link
                to="/admin/$page"
                params={{ page }}
                search={page === 'utenti' ? { licenza: noLicence } : {}}
                className={rowStyles.rowLink}
              >
                <Icon aria-hidden="true" size="1.25em" strokeWidth={1.75} />
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
