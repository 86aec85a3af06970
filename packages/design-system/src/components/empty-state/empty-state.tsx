import type { ReactNode } from 'react';
import * as styles from './empty-state.css.ts';
import { OpenBooklet } from './open-booklet.tsx';

export interface EmptyStateProps {
  title: string;
  children?: ReactNode;
  action?: ReactNode;
  /** Defaults to an open booklet. `null`: none. */
  illustration?: ReactNode;
  headingLevel?: 2 | 3 | 4 | undefined;
  size?: 'regular' | 'compact' | undefined;
}

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
