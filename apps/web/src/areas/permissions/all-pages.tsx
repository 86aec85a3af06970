import { useTranslation } from 'react-i18next';
import { PlaceLine, PlaceList } from '../../shared/menu/place-list.tsx';
import { adminGroups } from './admin-groups.ts';
import * as styles from './permissions.css.ts';
import type { Overview } from './use-overview.ts';

/** The pages of the administration in their groups, each with how much it holds. */
export function AllPages({ overview: { counts } }: { overview: Overview }) {
  const { t } = useTranslation('permissions');
  const { t: tMenu } = useTranslation();
  const mails = counts.held === undefined ? undefined : counts.held + (counts.refused ?? 0);
  const facts = {
    users: counts.users !== undefined && t('users.found', { count: counts.users }),
    verification: counts.pending !== undefined && t('verification.found', { count: counts.pending }),
    licences: counts.licences !== undefined && t('licences.found', { count: counts.licences }),
    roles: counts.roles !== undefined && t('roles.found', { count: counts.roles }),
    features: counts.features !== undefined && t('features.found', { count: counts.features }),
    doctors: counts.doctors !== undefined && t('doctors.active', { count: counts.doctors }),
    centres: counts.centres !== undefined && t('centres.active', { count: counts.centres }),
    outbox: mails !== undefined && t('outbox.found', { count: mails }),
    log: t('log.fact'),
  };
  return (
    <section className={styles.allPages} aria-label={t('pages')}>
      {adminGroups.map(({ group, pages }) => (
        <div key={group} className={styles.pageGroup}>
          <h2 className={styles.groupTitle}>{tMenu(`menuGroups.${group}`)}</h2>
          <PlaceList label={tMenu(`menuGroups.${group}`)}>
            {pages.map(({ page, name, image }) => (
              <PlaceLine key={page} to={`/admin/${page}`} image={image} name={t(`${name}.title`)}>
                {facts[name] || '…'}
              </PlaceLine>
            ))}
          </PlaceList>
        </div>
      ))}
    </section>
  );
}
