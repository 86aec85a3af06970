import { type ReactNode, useId } from 'react';
import * as styles from './metric.css.ts';

export interface MetricGroupProps {
  title: string;
  headingLevel?: 2 | 3 | 4 | undefined;
  action?: ReactNode;
  /** `Metric` elements, the most important first: phones show them in this order. */
  children: ReactNode;
}

export function MetricGroup({ title, headingLevel = 3, action, children }: MetricGroupProps) {
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <section aria-labelledby={id} className={styles.section}>
      <div className={styles.head}>
        <Heading id={id} className={styles.heading}>
          {title}
        </Heading>
        {action}
      </div>
      <div className={styles.group}>{children}</div>
    </section>
  );
}
