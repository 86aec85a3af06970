import { PageHeader } from '@libretto/design-system/page-header';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import * as styles from './page.css.ts';

export interface PageProps {
  title: string;
  /** A line below the title. */
  description?: ReactNode;
  /** A link to where one came from. */
  back?: ReactNode;
  /** What can be done with the page as a whole, beside the title. */
  actions?: ReactNode;
  /** As wide as reading is comfortable, or as the screen allows. */
  width?: 'reading' | 'full';
  children: ReactNode;
}

/** Title, document title and content of a page. The title takes the focus after a navigation. */
export function Page({ width = 'full', children, ...header }: PageProps) {
  const { t } = useTranslation();
  const documentTitle = `${header.title} · ${t('name')}`;
  useEffect(() => {
    document.title = documentTitle;
  }, [documentTitle]);

  return (
    <div className={styles.page} data-width={width}>
      <PageHeader {...header} />
      {children}
    </div>
  );
}
