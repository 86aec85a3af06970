import { Skeleton } from '@libretto/design-system/skeleton';
import { media } from '@libretto/design-system/theme';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Page } from '../../shared/page/page.tsx';
import { useMedia } from '../../shared/page/use-media.ts';
import * as styles from './notebook.css.ts';
import { NotebookList } from './notebook-list.tsx';

export const loadNotebookHead = () => import('./notebook-head.tsx');
const NotebookHead = lazy(loadNotebookHead);

export function NotebookPage() {
  const { t } = useTranslation('notebook');
  // The newest entries are on the first screen of a phone.
  const isPhone = useMedia(media.phone);
  return (
    <Page tab="body" title={t('title')}>
      <Suspense
        fallback={
          <div className={styles.placeholder}>
            <Skeleton shape="block" count={2} />
          </div>
        }
      >
        <NotebookHead map again={!isPhone} />
      </Suspense>
      <NotebookList />
      {isPhone && (
        <Suspense fallback={null}>
          <NotebookHead again />
        </Suspense>
      )}
    </Page>
  );
}
