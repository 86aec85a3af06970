import type { IndexTabName } from '@libretto/design-system/index-tab';
import { PageHeader } from '@libretto/design-system/page-header';
import { type ReactNode, use, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useActing } from '../acting/acting.ts';
import { FrameHeader } from './frame-header.tsx';
import { InFrame } from './in-frame.ts';
import * as styles from './page.css.ts';

export interface PageProps {
  title: string;
  /** Name of the page in the window and in the history, if not that of its title. */
  documentTitle?: string;
  description?: ReactNode;
  back?: ReactNode;
  actions?: ReactNode;
  /** Part of the record that the page belongs to. */
  tab?: IndexTabName | undefined;
  /** Omits the name of the tab where `back` says the same. */
  namelessTab?: boolean;
  /** `list` limits the length of lines and the way from the name of a row to its buttons. */
  width?: 'list' | 'full';
  children: ReactNode;
}

/** Sets title and document title. The title receives the focus after a navigation. */
export function Page({ width = 'full', documentTitle, tab, namelessTab, children, ...header }: PageProps) {
  const { t } = useTranslation();
  const inFrame = use(InFrame);
  const grant = useActing();
  const title = documentTitle ?? header.title;
  // First, because a tab shows little more.
  const name = `${grant ? t('acting.title', { name: grant.nome, title }) : title} · ${t('name')}`;
  useEffect(() => {
    document.title = name;
  }, [name]);

  return (
    <div className={styles.page} data-width={width}>
      {inFrame ? <FrameHeader {...header} tab={tab} namelessTab={namelessTab} /> : <PageHeader {...header} />}
      {children}
    </div>
  );
}
