import { useTranslation } from 'react-i18next';
import { Page } from '../../shared/page/page.tsx';
import { LatestValues } from './latest-values.tsx';
import { ReadingList } from './reading-list.tsx';

/** What the readings mean comes before the list of them; the page of visits has the list first. */
export function ReadingsPage() {
  const { t } = useTranslation('readings');
  return (
    <Page tab="body" title={t('title')}>
      <LatestValues />
      <ReadingList />
    </Page>
  );
}
