import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { MenuIcon } from '../menu/menu-icon.tsx';
import type { FoundPage } from './find-pages.ts';
import { Marked } from './marked.tsx';
import * as styles from './search.css.ts';

interface FoundPagesProps {
  pages: readonly FoundPage[];
  search: string;
  onClose: () => void;
}

export function FoundPages({ pages, search, onClose }: FoundPagesProps) {
  const { t } = useTranslation('search');
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles.groupTitle}>
        {t('pages')} <span className={styles.groupCount}>{pages.length}</span>
      </h3>
      <ul className={styles.list}>
        {pages.map(({ url, hash, label, image }) => (
          <li key={label} className={styles.item}>
            <Link
              to={url}
              {...(hash !== undefined && { hash })}
              className={styles.result}
              data-result
              onClick={onClose}
            >
              <span className={styles.icon}>
                <MenuIcon image={image} />
              </span>
              <span className={styles.title}>
                <Marked text={label} search={search} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
