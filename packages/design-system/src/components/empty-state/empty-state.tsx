import type { ReactNode } from 'react';
import * as styles from './empty-state.css.ts';
import { OpenBooklet } from './open-booklet.tsx';

export interface EmptyStateProps {
  /** Heading that says what is missing. */
  title: string;
  /** Explanation of what will appear here, and how. */
  children?: ReactNode;
  /** One button for the next step. */
  action?: ReactNode;
  /** Defaults to an open booklet. `null`: none. */
  illustration?: ReactNode;
  /** Level of the heading in the outline of the page. Default 2. */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** `compact` inside a card or a list. Default `regular`. */
  size?: 'regular' | 'compact' | undefined;
}

/** Replaces a list or a section without content, and leads to the next step. */
export function EmptyState(props: EmptyStateProps) {
  const { title, children, action, illustration = <OpenBooklet />, headingLevel = 2, size = 'regular' } = props;
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles.frame} data-size={size}>
      {illustration && (
        <div className={styles.drawing} aria-hidden="true">
          {illustration}
        </div>
      )}
      <Heading className={styles.title}>{title}</Heading>
      {children && <div className={styles.text}>{children}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
