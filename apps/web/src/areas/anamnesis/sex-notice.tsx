import { Banner } from '@libretto/design-system/banner';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';

export function SexNotice() {
  const { t } = useTranslation('anamnesis');
  return (
    <Banner tone="warning" title={t('sex.title')} action={<Link to="/Registro/SchedaPaziente">{t('sex.link')}</Link>}>
      {t('sex.text')}
    </Banner>
  );
}
