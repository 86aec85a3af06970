import { Banner } from '@libretto/design-system/banner';
import { useTranslation } from 'react-i18next';
import { base } from '../session/places.ts';

export default function OfflineNotice() {
  const { t } = useTranslation();
  return (
    <Banner tone="warning" title={t('offline.title')} announce>
      {t('offline.text')} <a href={`${base}/emergenza`}>{t('offline.card')}</a>
    </Banner>
  );
}
