import { useTranslation } from 'react-i18next';
import { Page } from '../../shared/page/page.tsx';
import { CentreList } from './centre-list.tsx';
import { centreLists } from './centres.queries.ts';

export function CentresPage() {
  const { t } = useTranslation('centres');
  return (
    <Page title={t('title')}>
      {centreLists.map((name) => (
        <CentreList key={name} name={name} />
      ))}
    </Page>
  );
}
