import { Badge } from '@libretto/design-system/badge';
import { Card } from '@libretto/design-system/card';
import { Skeleton } from '@libretto/design-system/skeleton';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLazyDialog } from '../../shared/dialogs/use-lazy-dialog.tsx';
import { toLocalDateTime } from '../../shared/formats/local-date-time.ts';
import { useFormats } from '../../shared/formats/use-formats.ts';
import * as rowStyles from '../../shared/page/rows.css.ts';
import { usePlanName } from '../../shared/plans/use-plan-name.ts';
import type { AdminSearch } from './admin-search.ts';
import * as styles from './permissions.css.ts';
import { usersQuery } from './permissions.queries.ts';
import type { Overview } from './use-overview.ts';
import { fullNameOf } from './use-user-columns.tsx';

const licencesDialog = async () => (await import('./user-licences-dialog.tsx')).UserLicencesDialog;

const maxPeople = 5;
const newestFirst: AdminSearch = { ordine: 'registrazione', verso: 'desc' };

/** Who signed up last, and what they can use. */
export function NewPeople({ overview: { needsLicences } }: { overview: Overview }) {
  const { t } = useTranslation('permissions');
  const formats = useFormats();
  const planName = usePlanName();
  const sheet = useLazyDialog(licencesDialog);
  const { data, isError } = useQuery({ ...usersQuery('', newestFirst), staleTime: 0 });
  return (
    <Card title={t('newPeople.title')}>
      {!data && !isError && <Skeleton shape="row" count={maxPeople} />}
      {isError && <p className={styles.text}>{t('notLoaded')}</p>}
      {data && (
        <ol className={rowStyles.rows} aria-label={t('newPeople.title')}>
          {data.data.slice(0, maxPeople).map((user) => {
            const held = user.licenze.filter(({ stato }) => stato === 'attiva');
            return (
              <li key={user.id_utente} className={styles.signUp}>
                <span className={styles.signUpText}>
                  <span>
                    <button
                      type="button"
                      aria-haspopup="dialog"
                      className={styles.rowButton}
                      onClick={() => void sheet.open({ user })}
                    >
                      {fullNameOf(user)}
                    </button>
                    <span className={styles.text}>{formats.date(toLocalDateTime(user.created_at))}</span>
                  </span>
                  <span className={styles.badges}>
                    {held.map(({ id, descrizione }) => (
                      <Badge key={id}>{planName(descrizione)}</Badge>
                    ))}
                    {needsLicences && held.length === 0 && <Badge tone="warning">{t('users.noLicence')}</Badge>}
                  </span>
                </span>
                <ChevronRight aria-hidden="true" className={styles.chevron} />
              </li>
            );
          })}
        </ol>
      )}
      <Link to="/admin/$page" params={{ page: 'utenti' }} search={newestFirst} className={styles.allLink}>
        {t('newPeople.all')}
      </Link>
      {sheet.element}
    </Card>
  );
}
