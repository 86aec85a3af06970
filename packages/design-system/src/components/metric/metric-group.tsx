import { type ReactNode, useId } from 'react';
import * as styles from './metric.css.ts';

export interface MetricGroupProps {
  /** Heading, and the name of the section for screen readers. */
  title: string;
  /** Level of the heading in the outline of the page. Default 3. */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** Link or button next to the heading. */
  action?: ReactNode;
  /** `Metric` elements, the most important first: phones show them in this order. */
  children: ReactNode;
}

/** A section of values, in as many columns as fit. */
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
