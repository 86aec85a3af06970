import { Menu } from '@libretto/design-system/menu';
import { PersonMark } from '@libretto/design-system/person-mark';
import { useQuery } from '@tanstack/react-query';
import { CircleUserRound, UsersRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { dot } from '../formats/dot.ts';
import { useRootClass } from '../page/use-root-class.ts';
import { fullName, useActing } from './acting.ts';
import * as styles from './people-menu.css.ts';
import { toPersonColor } from './person-color.ts';
import { receivedGrantsQuery } from './received-grants.ts';
import { switchPerson } from './switch-person.ts';

const ownMark = <CircleUserRound aria-hidden="true" strokeWidth={1.75} />;

/** In the header of small screens, which have no rail: whose record is open, and those of others. */
export function PeopleMenu() {
  const { t } = useTranslation();
  const { data } = useQuery(receivedGrantsQuery());
  const acting = useActing();
  const people = data?.data.filter(({ stato }) => stato === 'attiva') ?? [];
  useRootClass(people.length > 0 ? styles.rootWithPeople : undefined);
  if (people.length === 0) return null;
  const markOpen = (name: string, isOpen: boolean) => (isOpen ? `${name}${dot}${t('acting.current')}` : name);
  return (
    <span className={styles.people}>
      <Menu
        label={`${t('acting.people')}: ${markOpen(acting ? fullName(acting) : t('acting.own'), true)}`}
        // Not the initials of the open record, which its band has: visible words have to be part of a label.
        icon={<UsersRound aria-hidden="true" strokeWidth={1.75} />}
        variant="ghost"
        items={[
          {
            id: 'own',
            label: markOpen(t('acting.own'), !acting),
            icon: ownMark,
            onSelect: () => acting && void switchPerson(undefined),
          },
          ...people.map((grant) => {
            const isOpen = grant.id_paziente === acting?.id_paziente;
            return {
              id: String(grant.id_delega),
              label: markOpen(fullName(grant), isOpen),
              icon: <PersonMark name={fullName(grant)} color={toPersonColor(grant)} />,
              onSelect: () => !isOpen && void switchPerson(grant.id_paziente),
            };
          }),
        ]}
      />
    </span>
  );
}
