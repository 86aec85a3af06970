import type { ReactNode } from 'react';
import * as styles from './page-header.css.ts';

export interface PageHeaderProps {
  /** The only `<h1>` of the page. */
  title: string;
  /** One or two sentences below the title. */
  description?: ReactNode;
  /** Link to the page above, before the title in reading order. */
  back?: ReactNode;
  /** Buttons that concern the whole page. */
  actions?: ReactNode;
}

/** Title of a page with its actions. */
export function PageHeader({ title, description, back, actions }: PageHeaderProps) {
  return (
    <header className={styles.header}>
      <div className={styles.content}>
        {back && <div className={styles.back}>{back}</div>}
        <h1 className={styles.title}>{title}</h1>
        {description && <div className={styles.description}>{description}</div>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  );
}
