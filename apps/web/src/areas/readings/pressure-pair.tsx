import type { ReactNode } from 'react';
import * as styles from './readings.css.ts';

/** The fields of the two pressures, side by side unless the text is large. */
export function PressurePair({ children }: { children: ReactNode }) {
  return (
    <div className={styles.pressureFrame}>
      <div className={styles.pressures}>{children}</div>
    </div>
  );
}
