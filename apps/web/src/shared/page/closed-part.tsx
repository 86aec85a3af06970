import type { ReactNode } from 'react';
import * as styles from './page.css.ts';

interface ClosedPartProps {
  /** False shows the part without a way to close it. */
  closed: boolean;
  heading: ReactNode;
  children: ReactNode;
}

/** A secondary part of a page: one line that opens it. */
export function ClosedPart({ closed, heading, children }: ClosedPartProps) {
  if (!closed) {
    return (
      <>
        {heading}
        {children}
      </>
    );
  }
  return (
    <details>
      <summary className={styles.closedPart}>{heading}</summary>
      {children}
    </details>
  );
}
