import { type ReactNode, useState } from 'react';
import * as styles from './page.css.ts';

interface ClosedPartProps {
  /** False shows the part without a way to close it. */
  closed: boolean;
  heading: ReactNode;
  children: ReactNode;
}

/** A secondary part of a page: one line that opens it. What it holds is rendered, and fetched, once it is opened. */
export function ClosedPart({ closed, heading, children }: ClosedPartProps) {
  const [opened, setOpened] = useState(false);
  if (!closed) {
    return (
      <>
        {heading}
        {children}
      </>
    );
  }
  return (
    <details onToggle={() => setOpened(true)}>
      <summary className={styles.closedPart}>{heading}</summary>
      {opened && children}
    </details>
  );
}
