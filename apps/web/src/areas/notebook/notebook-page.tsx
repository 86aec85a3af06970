import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Page } from '../../shared/page/page.tsx';
import { NotebookList } from './notebook-list.tsx';

const PainMapButton = lazy(async () => ({ default: (await import('./pain-map-button.tsx')).PainMapButton }));

export function NotebookPage() {
  const { t } = useTranslation('notebook');
  return (
    <Page title={t('title')}>
      <NotebookList />
      <Suspense fallback={null}>
        <PainMapButton />
      </Suspense>
    </Page>
  );
}
