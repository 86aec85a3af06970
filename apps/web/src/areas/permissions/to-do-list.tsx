import { Banner } from '@libretto/design-system/banner';
import { Button } from '@libretto/design-system/button';
import { Skeleton } from '@libretto/design-system/skeleton';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { BadgeCheck, ChevronRight, MailWarning, UserRoundCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import * as styles from './permissions.css.ts';
import { outboxQuery, pendingDoctorsQuery, withoutLicenceQuery } from './permissions.queries.ts';

const fresh = { staleTime: 0 };
const isWaiting = ({ stato }: { stato: string }) => stato === 'trattenuta';

/** Waiting mails, doctors to verify and people without a licence. */
export function ToDoList() {
  const { t } = useTranslation('permissions');
  const mails = useQuery({ ...outboxQuery(), ...fresh });
  const doctors = useQuery(pendingDoctorsQuery());
  const people = useQuery({ ...withoutLicenceQuery(), ...fresh });
  const lists = [mails, doctors, people];
  const isFailed = lists.some(({ isError }) => isError);
  const isLoaded = lists.every(({ data }) => data !== undefined);
  const rows = [
    { page: 'posta', name: 'mails', count: mails.data?.data.filter(isWaiting).length ?? 0, Icon: MailWarning },
    { page: 'medici', name: 'doctors', count: doctors.data?.data.length ?? 0, Icon: UserRoundCheck },
    { page: 'utenti', name: 'people', count: people.data?.totale ?? 0, Icon: BadgeCheck },
  ] as const;
  const open = rows.filter(({ count }) => count > 0);

  function retry() {
    for (const list of lists) if (list.isError) void list.refetch();
  }

  return (
    <section className={styles.toDo} aria-labelledby="admin-to-do">
      <h2 id="admin-to-do" className={styles.toDoTitle}>
        {t('toDo.title')}
      </h2>
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
        <ul className={styles.lines} aria-labelledby="admin-to-do">
          {open.map(({ page, name, count, Icon }) => (
            <li key={page} className={styles.line}>
              <Link to="/admin/$page" params={{ page }} className={styles.toDoLink}>
                <Icon aria-hidden="true" size="1.25em" strokeWidth={1.75} />
                {t(`toDo.${name}`, { count })}
                <ChevronRight aria-hidden="true" size="1.25em" className={styles.arrow} />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
