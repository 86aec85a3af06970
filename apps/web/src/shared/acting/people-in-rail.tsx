import { PersonMark } from '@libretto/design-system/person-mark';
import { useQuery } from '@tanstack/react-query';
import { CircleUserRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { fullName, useActing } from './acting.ts';
import * as styles from './people-in-rail.css.ts';
import { toPersonColor } from './person-color.ts';
import { receivedGrantsQuery } from './received-grants.ts';
import { switchPerson } from './switch-person.ts';

/** In the rail of large screens: the own record, then those of others. Empty for users who keep only their own. */
export function PeopleInRail() {
  const { t } = useTranslation();
  const { data } = useQuery(receivedGrantsQuery());
  const acting = useActing();
  const people = data?.data.filter(({ stato }) => stato === 'attiva') ?? [];
  if (people.length === 0) return null;
  return (
    <nav className={styles.people} aria-label={t('acting.people')}>
      <ul className={styles.list}>
        <li>
          <button
            type="button"
            className={styles.entry}
            title={t('acting.own')}
            aria-current={acting ? undefined : 'true'}
            onClick={() => acting && void switchPerson(undefined)}
          >
            <CircleUserRound aria-hidden="true" size="1.5em" strokeWidth={1.75} />
            <span className={styles.name}>{t('acting.own')}</span>
            <span className={styles.shortName} aria-hidden="true">
              {t('acting.ownShort')}
            </span>
          </button>
        </li>
        {people.map((grant) => {
          const isOpen = grant.id_paziente === acting?.id_paziente;
          return (
            <li key={grant.id_delega}>
              <button
                type="button"
                className={styles.entry}
                title={fullName(grant)}
                aria-current={isOpen ? 'true' : undefined}
                onClick={() => !isOpen && void switchPerson(grant.id_paziente)}
              >
                <PersonMark name={fullName(grant)} color={toPersonColor(grant)} />
                <span className={styles.name}>{fullName(grant)}</span>
                <span className={styles.shortName} aria-hidden="true">
                  {grant.nome || grant.cognome}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
