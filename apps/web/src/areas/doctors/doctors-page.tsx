import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Page } from '../../shared/page/page.tsx';
import { DoctorSearch } from './doctor-search.tsx';
import { OwnDoctors } from './own-doctors.tsx';

export function DoctorsPage() {
  const { t } = useTranslation('doctors');
  return (
    <Page
      title={t('title')}
      description={t('description')}
      actions={
        <>
          <Link to="/Registro/PreparaVisita">{t('prepareVisit')}</Link>
          <Link to="/Registro/Privacy">{t('privacy.title')}</Link>
        </>
      }
    >
      <OwnDoctors />
      <DoctorSearch />
    </Page>
  );
}
