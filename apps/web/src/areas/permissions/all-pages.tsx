import { useTranslation } from 'react-i18next';
import { isAt } from '../../shared/menu/current.ts';
import { toGroups } from '../../shared/menu/menu-groups.ts';
import { PlaceLine, PlaceList } from '../../shared/menu/place-list.tsx';
import { useMenu, useMenuLabel } from '../../shared/menu/use-menu.ts';
import * as styles from './permissions.css.ts';

/** The pages of the administration, for windows without the rail that lists them. */
export function AllPages() {
  const { t } = useTranslation('permissions');
  const { t: tMenu } = useTranslation();
  const label = useMenuLabel();
  const { first, work } = useMenu().places;
  const administration = [first, ...work].find((item) => item && isAt('/admin/admin', item.url));
  return (
    <section className={styles.allPages} aria-label={t('pages')}>
      {toGroups(administration?.submenu ?? []).map(({ name, entries }) => (
        <div key={name ?? ''} className={styles.pageGroup}>
          {name && <h2 className={styles.groupTitle}>{tMenu(`menuGroups.${name}`)}</h2>}
          <PlaceList {...(name && { label: tMenu(`menuGroups.${name}`) })}>
            {entries.map((entry) => (
              <PlaceLine key={entry.url} to={entry.url} image={entry.image} name={label(entry)} />
            ))}
          </PlaceList>
        </div>
      ))}
    </section>
  );
}
