import { Badge } from '@libretto/design-system/badge';
import { useTranslation } from 'react-i18next';
import { Breakable } from '../../shared/formats/breakable.tsx';
import { toLocalDateTime } from '../../shared/formats/local-date-time.ts';
import { useFormats } from '../../shared/formats/use-formats.ts';
import { usePlanName } from '../../shared/plans/use-plan-name.ts';
import type { AdminUser, Licence } from './permissions.queries.ts';
import * as styles from './table/admin-table.css.ts';
import type { AdminColumn } from './table/admin-table.tsx';
import { Missing } from './table/missing.tsx';
import { RowName } from './table/row-name.tsx';

/** Accounts without a name are called by their address. */
export const fullNameOf = ({ nome, cognome, email }: AdminUser): string =>
  [nome, cognome].filter(Boolean).join(' ') || email;

/** People who are warned about have few days left to renew. */
const warnDays = 30;

const doctorTones = { iscritto: 'neutral', attesa: 'warning', verificato: 'info', disattivato: 'neutral' } as const;

interface BadgesProps {
  user: AdminUser;
  licences: readonly Licence[];
}

function LicenceBadges({ user: { licenze }, licences }: BadgesProps) {
  const { t } = useTranslation('permissions');
  const formats = useFormats();
  const planName = usePlanName();
  const held = licenze.filter(({ stato }) => stato === 'attiva');
  const isEnding = (at: string) => Date.parse(at) - Date.now() < warnDays * 86_400_000;
  const free = new Set(licences.filter(({ costo }) => costo === 0).map(({ id }) => id));
  const tone = ({ id_tipo_licenza, valid_to }: AdminUser['licenze'][number]) => {
    if (valid_to !== null && isEnding(valid_to)) return 'warning';
    return free.has(id_tipo_licenza) ? 'neutral' : 'success';
  };
  if (held.length === 0) return <Missing>{t('users.noLicence')}</Missing>;
  return held.map((licence) => (
    <Badge key={licence.id} tone={tone(licence)}>
      {licence.valid_to === null
        ? planName(licence.descrizione)
        : t('users.until', {
            name: planName(licence.descrizione),
            date: formats.date(toLocalDateTime(licence.valid_to)),
          })}
    </Badge>
  ));
}

function RoleBadges({ user: { ruoli, medico } }: { user: AdminUser }) {
  const { t } = useTranslation('permissions');
  const planName = usePlanName();
  return (
    <>
      {medico && <Badge tone={doctorTones[medico]}>{t(`users.doctor.${medico}`)}</Badge>}
      {ruoli.map(({ id, name }) => (
        <Badge key={id} tone="accent">
          {planName(name)}
        </Badge>
      ))}
    </>
  );
}

/** What is below the name of a user on a card. */
export function UserLine({ user, licences }: BadgesProps) {
  return (
    <>
      {fullNameOf(user) !== user.email && <Breakable text={user.email} />}
      <LicenceBadges user={user} licences={licences} />
      <RoleBadges user={user} />
    </>
  );
}

export function useUserColumns(licences: readonly Licence[]): AdminColumn<AdminUser>[] {
  const { t } = useTranslation('permissions');
  const formats = useFormats();
  return [
    {
      id: 'nome',
      header: t('users.name'),
      sortBy: true,
      cell: (user) => (
        <>
          <RowName>{fullNameOf(user)}</RowName>
          {fullNameOf(user) !== user.email && (
            <span className={styles.second}>
              <Breakable text={user.email} />
            </span>
          )}
        </>
      ),
    },
    {
      id: 'licenze',
      header: t('users.licences'),
      cell: (user) => (
        <span className={styles.badges}>
          <LicenceBadges user={user} licences={licences} />
        </span>
      ),
    },
    {
      id: 'ruoli',
      header: t('users.roles'),
      cell: (user) =>
        user.ruoli.length === 0 && user.medico === undefined ? (
          <Missing>{t('users.noRole')}</Missing>
        ) : (
          <span className={styles.badges}>
            <RoleBadges user={user} />
          </span>
        ),
    },
    {
      id: 'accesso',
      header: t('users.signIn'),
      wide: true,
      cell: ({ due_passaggi }) =>
        due_passaggi ? <Badge tone="info">{t('users.twoSteps')}</Badge> : t('users.passwordOnly'),
    },
    {
      id: 'registrazione',
      header: t('users.since'),
      kind: 'date',
      sortBy: true,
      cell: ({ created_at }) => formats.date(toLocalDateTime(created_at)),
    },
  ];
}
