import { Banner } from '@libretto/design-system/banner';
import { useTranslation } from 'react-i18next';

export default function OfflineNotice() {
  const { t } = useTranslation();
  return (
    <Banner tone="warning" title={t('offline.title')} announce>
      {t('offline.text')}
    </Banner>
  );
}
