import { useTranslation } from 'react-i18next';
import { Page } from '../../shared/page/page.tsx';
import { PlaceBack } from '../../shared/page/place-back.tsx';
import { CentreList } from './centre-list.tsx';
import { centreLists } from './centres.queries.ts';

export function CentresPage() {
  const { t } = useTranslation('centres');
  return (
    <Page width="list" title={t('title')} back={<PlaceBack to="/Registro/Salute" />}>
      {centreLists.map((name) => (
        <CentreList key={name} name={name} />
      ))}
    </Page>
  );
}
