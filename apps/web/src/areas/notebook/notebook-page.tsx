import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Page } from '../../shared/page/page.tsx';
import { NotebookList } from './notebook-list.tsx';

// Below the list: nothing moves when it arrives, and nobody waits for it in order to read.
const PainMapButton = lazy(async () => ({ default: (await import('./pain-map-button.tsx')).PainMapButton }));

export function NotebookPage() {
  const { t } = useTranslation('notebook');
  return (
    <Page title={t('title')} description={t('description')}>
      <NotebookList />
      <Suspense fallback={null}>
        <PainMapButton />
      </Suspense>
    </Page>
  );
}
