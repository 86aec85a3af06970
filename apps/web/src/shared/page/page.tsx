import { PageHeader } from '@libretto/design-system/page-header';
import { type ReactNode, use, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { FrameHeader } from './frame-header.tsx';
import { InFrame } from './in-frame.ts';
import * as styles from './page.css.ts';

export interface PageProps {
  title: string;
  description?: ReactNode;
  back?: ReactNode;
  actions?: ReactNode;
  /** `reading` limits the line length. */
  width?: 'reading' | 'full';
  children: ReactNode;
}

/** Sets title and document title. The title receives the focus after a navigation. */
export function Page({ width = 'full', children, ...header }: PageProps) {
  const { t } = useTranslation();
  const Header = use(InFrame) ? FrameHeader : PageHeader;
  const documentTitle = `${header.title} · ${t('name')}`;
  useEffect(() => {
    document.title = documentTitle;
  }, [documentTitle]);

  return (
    <div className={styles.page} data-width={width}>
      <Header {...header} />
      {children}
    </div>
  );
}
