import { createContext, type ReactNode, use } from 'react';
import * as styles from './admin-table.css.ts';

/** The main action of the row around it. */
export const RowAction = createContext<(() => void) | undefined>(undefined);

/** What a row is about; opens the main action of the row, if it has one. */
export function RowName({ children }: { children: ReactNode }) {
  const open = use(RowAction);
  if (!open) return <span className={styles.name}>{children}</span>;
  return (
    <button type="button" aria-haspopup="dialog" className={styles.nameButton} onClick={open}>
      {children}
    </button>
  );
}
