import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import * as styles from './page.css.ts';

export interface PageProps {
  title: string;
  /** A line below the title. */
  intro?: ReactNode;
  /** What can be done with the page as a whole, beside the title. */
  actions?: ReactNode;
  /** As wide as reading is comfortable, or as the screen allows. */
  width?: 'reading' | 'full';
  children: ReactNode;
}

/** Title, document title and content of a page. The title takes the focus after a navigation. */
export function Page({ title, intro, actions, width = 'full', children }: PageProps) {
  const { t } = useTranslation();
  const name = t('name');
  useEffect(() => {
    document.title = `${title} · ${name}`;
  }, [title, name]);

  return (
    <div className={styles.page} data-width={width}>
      <header className={styles.header}>
        <div>
          <h1 className={styles.title} tabIndex={-1}>
            {title}
          </h1>
          {intro && <p className={styles.intro}>{intro}</p>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </header>
      {children}
    </div>
  );
}
