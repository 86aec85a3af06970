import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import * as styles from './calculator.css.ts';

interface CollapsibleCardProps {
  title: string;
  description: string;
  open?: boolean | undefined;
  children: ReactNode;
}

export function CollapsibleCard({ title, description, open, children }: CollapsibleCardProps) {
  return (
    <details className={styles.card} open={open}>
      <summary className={styles.cardHead}>
        <span className={styles.cardContent}>
          <h2 className={styles.cardTitle}>{title}</h2>
          <span className={styles.cardText}>{description}</span>
        </span>
        <ChevronDown aria-hidden="true" className={styles.chevron} />
      </summary>
      <div className={styles.cardBody}>{children}</div>
    </details>
  );
}
