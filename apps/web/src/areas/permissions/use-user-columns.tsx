import { Badge } from '@libretto/design-system/badge';
import { useTranslation } from 'react-i18next';
import { Breakable } from '../../shared/formats/breakable.tsx';
import { toLocalDateTime } from '../../shared/formats/local-date-time.ts';
import { useFormats } from '../../shared/formats/use-formats.ts';
import type { AdminUser } from './permissions.queries.ts';
import * as styles from './table/admin-table.css.ts';
import type { AdminColumn } from './table/admin-table.tsx';
import { Missing } from './table/missing.tsx';

/** Accounts without a name are called by their address. */
export const fullNameOf = ({ nome, cognome, email }: AdminUser): string =>
  [nome, cognome].filter(Boolean).join(' ') || email;

/** People who are warned about have few days left to renew. */
const warnDays = 30;

export function useUserColumns(): AdminColumn<AdminUser>[] {
  const { t } = useTranslation('permissions');
  const formats = useFormats();
  const date = (at: string) => formats.date(toLocalDateTime(at));
  const isEnding = (at: string) => Date.parse(at) - Date.now() < warnDays * 86_400_000;
  return [
    {
      id: 'nome',
      header: t('users.name'),
      sortBy: true,
      cell: (user) => (
        <>
          <span className={styles.name}>{fullNameOf(user)}</span>
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
      cell: ({ licenze }) => {
        const held = licenze.filter(({ stato }) => stato === 'attiva');
        if (held.length === 0) return <Missing>{t('users.noLicence')}</Missing>;
        return (
          <span className={styles.badges}>
            {held.map(({ id, descrizione, valid_to }) => (
              <Badge key={id} tone={valid_to !== null && isEnding(valid_to) ? 'warning' : 'success'}>
                {valid_to === null ? descrizione : t('users.until', { name: descrizione, date: date(valid_to) })}
              </Badge>
            ))}
          </span>
        );
      },
    },
    {
      id: 'ruoli',
      header: t('users.roles'),
      cell: ({ ruoli }) =>
        ruoli.length === 0 ? (
          <Missing>{t('users.noRole')}</Missing>
        ) : (
          <span className={styles.badges}>
            {ruoli.map(({ id, name }) => (
              <Badge key={id} tone="accent">
                {name}
              </Badge>
            ))}
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
      cell: ({ created_at }) => date(created_at),
    },
  ];
}
