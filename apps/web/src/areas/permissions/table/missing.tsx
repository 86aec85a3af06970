import type { ReactNode } from 'react';
import * as styles from './admin-table.css.ts';

/** Says in a cell that there is nothing. */
export function Missing({ children }: { children: ReactNode }) {
  return <span className={styles.second}>{children}</span>;
}
