import { Card } from '@libretto/design-system/card';
import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { isWork } from '../../shared/menu/places.ts';
import { useMenu, useMenuLabel } from '../../shared/menu/use-menu.ts';
import * as rowStyles from '../../shared/page/rows.css.ts';
import * as styles from './account.css.ts';

/** A doctor's patients and an administrator's pages. */
export function WorkLinks() {
  const { t } = useTranslation('account');
  const label = useMenuLabel();
  const { first, work } = useMenu().places;
  const items = [...(first && isWork(first) ? [first] : []), ...work];
  if (items.length === 0) return null;
  return (
    <Card title={t('work')}>
      <ul className={styles.workLinks}>
        {items
          .flatMap((item) => [item, ...item.submenu])
          .map((entry) => (
            <li key={entry.url}>
              <Link to={entry.url} className={rowStyles.rowLink}>
                {label(entry)}
                <ChevronRight aria-hidden="true" size="1.25em" className={rowStyles.chevron} />
              </Link>
            </li>
          ))}
      </ul>
    </Card>
  );
}
