import { useTranslation } from 'react-i18next';
import { Page } from '../../shared/page/page.tsx';
import { NotebookList } from './notebook-list.tsx';

export function NotebookPage() {
  const { t } = useTranslation('notebook');
  return (
    <Page title={t('title')} description={t('description')}>
      <NotebookList />
    </Page>
  );
}
