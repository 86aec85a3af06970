import type { ReactNode } from 'react';
import * as styles from './page.css.ts';
import { useLargeTextOnPhone } from './use-large-text-on-phone.ts';

interface ClosedAtLargeTextProps {
  heading: ReactNode;
  children: ReactNode;
}

/** A secondary part of a page: one line that opens it where enlarged text would make screens of it. */
export function ClosedAtLargeText({ heading, children }: ClosedAtLargeTextProps) {
  const isLarge = useLargeTextOnPhone();
  if (!isLarge) {
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
