import { buttonClass } from '@libretto/design-system/button';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { MenuIcon } from '../menu/menu-icon.tsx';
import type { FoundPage } from './find-pages.ts';
import * as styles from './search.css.ts';

interface SearchPlacesProps {
  places: readonly FoundPage[];
  onClose: () => void;
}

/** Before anything is typed: the parts of the record, for those who know where to look. */
export function SearchPlaces({ places, onClose }: SearchPlacesProps) {
  const { t } = useTranslation('search');
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles.groupTitle}>
        {t('places')}
      </h3>
      <ul className={styles.places}>
        {places.map(({ url, label, image }) => (
          <li key={label}>
            <Link to={url} className={buttonClass({ size: 'sm' })} data-result onClick={onClose}>
              <span className={styles.icon}>
                <MenuIcon image={image} />
              </span>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
