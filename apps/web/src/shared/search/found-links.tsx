import { Link } from '@tanstack/react-router';
import { type ReactNode, useId } from 'react';
import { Marked } from './marked.tsx';
import * as styles from './search.css.ts';

interface FoundLink {
  key: string | number;
  icon: ReactNode;
  name: string;
  /** Below the name. */
  about?: string | undefined;
  to: string;
  /** Element of that page to show. */
}

interface FoundLinksProps {
  title: string;
  links: readonly FoundLink[];
  search: string;
  onClose: () => void;
}

/** A group of results that are known by their name alone. */
export function FoundLinks({ title, links, search, onClose }: FoundLinksProps) {
  const id = useId();
  if (links.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles.groupTitle}>
        {title} <span className={styles.groupCount}>{links.length}</span>
      </h3>
      <ul className={styles.list}>
        {links.map(({ key, icon, name, about, to }) => (
          <li key={key} className={styles.item}>
            <Link to={to} className={styles.result} data-result onClick={onClose}>
              <span className={styles.icon}>{icon}</span>
              <span className={styles.content}>
                <span className={styles.title}>
                  <Marked text={name} search={search} />
                </span>
                {about && <span className={styles.text}>{about}</span>}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
