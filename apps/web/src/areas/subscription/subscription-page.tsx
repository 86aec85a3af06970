import { Banner } from '@libretto/design-system/banner';
import { Button } from '@libretto/design-system/button';
import { useTranslation } from 'react-i18next';
import { Page } from '../../shared/page/page.tsx';
import { useGoBack } from '../../shared/page/use-go-back.ts';

/** Without a payment provider nothing can be bought here, and the page says so. */
export function SubscriptionPage() {
  const { t } = useTranslation('subscription');
  const goBack = useGoBack();
  return (
    <Page title={t('title')} width="reading">
      <Banner title={t('notConfigured')} action={<Button onClick={goBack}>{t('back')}</Button>}>
        {t('whatToDo')}
      </Banner>
    </Page>
  );
}
