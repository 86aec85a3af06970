import type { IndexTabName } from '@libretto/design-system/index-tab';
import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { MenuIcon } from './menu-icon.tsx';
import * as styles from './place-list.css.ts';
import { tabEdges } from './tab-edge.css.ts';

interface PlaceListProps {
  label?: string;
  /** Part of the record that all pages belong to; its name stands above the list. */
  tab?: IndexTabName;
  children: ReactNode;
}

export function PlaceList({ label, tab, children }: PlaceListProps) {
  return (
    <ul className={tab ? `${styles.list} ${tabEdges[tab]}` : styles.list} aria-label={label}>
      {children}
    </ul>
  );
}

interface PlaceLineProps {
  to: string;
  image: string;
  name: string;
  /** One line about what the page contains. */
  children?: ReactNode;
  /** Links below the line, next to the link of the line itself. */
  links?: ReactNode;
}

/** A page of a place, with what it contains. The whole line is the link. */
export function PlaceLine({ to, image, name, children, links }: PlaceLineProps) {
  return (
    <li className={styles.line}>
      <span className={styles.icon}>
        <MenuIcon image={image} />
      </span>
      <div className={styles.content}>
        <Link to={to} className={styles.link}>
          {name}
        </Link>
        {children !== undefined && <p className={styles.fact}>{children}</p>}
      </div>
      {links}
      <ChevronRight className={styles.arrow} aria-hidden="true" size="1.25em" />
    </li>
  );
}
