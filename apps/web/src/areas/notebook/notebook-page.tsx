import { Skeleton } from '@libretto/design-system/skeleton';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Page } from '../../shared/page/page.tsx';
import * as styles from './notebook.css.ts';
import { NotebookList } from './notebook-list.tsx';

export const loadNotebookHead = () => import('./notebook-head.tsx');
const NotebookHead = lazy(loadNotebookHead);

export function NotebookPage() {
  const { t } = useTranslation('notebook');
  return (
    <Page tab="body" title={t('title')}>
      <Suspense
        fallback={
          <div className={styles.placeholder}>
            <Skeleton shape="block" count={2} />
          </div>
        }
      >
        <NotebookHead />
      </Suspense>
      <NotebookList />
    </Page>
  );
}
