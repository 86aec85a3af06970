import { Banner } from '@libretto/design-system/banner';
import { Button } from '@libretto/design-system/button';
import { EmptyState } from '@libretto/design-system/empty-state';
import { useToast } from '@libretto/design-system/toast';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLazyDialog } from '../../shared/dialogs/use-lazy-dialog.tsx';
import { BackLink } from '../../shared/page/back-link.tsx';
import { Page } from '../../shared/page/page.tsx';
import { useSession } from '../../shared/session/use-session.ts';
import { PlanBox } from './plan-box.tsx';
import * as styles from './subscription.css.ts';
import { reloadSubscriptions, type Subscription, subscriptionsQuery } from './subscription.queries.ts';
import { SubscriptionTable } from './subscription-table.tsx';
import { useOwnDocument } from './use-own-document.ts';

const loadCancelDialog = async () => (await import('./cancel-dialog.tsx')).CancelDialog;

export function SubscriptionPage() {
  const { t } = useTranslation('subscription');
  const { accountId: userId } = useSession();
  const { data } = useSuspenseQuery(subscriptionsQuery(userId));
  const toasts = useToast();
  const cancelling = useLazyDialog(loadCancelDialog);
  const active = useRef<HTMLHeadingElement>(null);
  const id = useId();
  useOwnDocument(data.pagamento !== null);
  const { sottoscrizioni, contratti, pagamento, in_verifica, tutto_gratuito } = data;
  const locked = pagamento === null ? t('plans.notForSale') : in_verifica > 0 ? t('plans.wait') : undefined;

  async function announce(message: string) {
    await reloadSubscriptions(userId);
    toasts.show({ message, tone: 'success' });
    active.current?.focus();
  }

  const cancel = (subscription: Subscription) =>
    void cancelling.open({
      subscription,
      onCancelled: (refunded) => announce(t(refunded ? 'cancelling.refunded' : 'cancelling.done')),
    });

  return (
    <Page
      width="list"
      title={t('title')}
      description={t('description')}
      back={<BackLink to="/account">{t('back')}</BackLink>}
    >
      {tutto_gratuito && (
        <Banner tone="success" title={t('freeTitle')}>
          {t('freeText')}
        </Banner>
      )}
      {pagamento === null && !tutto_gratuito && (
        <Banner tone="warning" title={t('notConfigured')}>
          {t('whatToDo')}
        </Banner>
      )}
      {pagamento?.ambiente === 'sandbox' && <Banner title={t('sandbox')}>{t('sandboxText')}</Banner>}
      {in_verifica > 0 && (
        <Banner
          tone="warning"
          title={t('checking')}
          action={<Button onClick={() => void reloadSubscriptions(userId)}>{t('checkAgain')}</Button>}
        >
          {t('checkingText')}
        </Banner>
      )}
      {(sottoscrizioni.length > 0 || !tutto_gratuito) && (
        <section className={styles.section} aria-labelledby={`${id}-active`}>
          <h2 id={`${id}-active`} ref={active} tabIndex={-1} className={styles.heading}>
            {t('active.title')}
          </h2>
          {sottoscrizioni.length === 0 ? (
            <EmptyState size="compact" headingLevel={3} illustration={null} title={t('active.none')}>
              {t('active.noneText')}
            </EmptyState>
          ) : (
            <SubscriptionTable subscriptions={sottoscrizioni} onCancel={cancel} />
          )}
        </section>
      )}
      {!tutto_gratuito && (
        <section className={styles.section} aria-labelledby={`${id}-plans`}>
          <h2 id={`${id}-plans`} className={styles.heading}>
            {t('plans.title')}
          </h2>
          {contratti.length === 0 && <p>{t('plans.none')}</p>}
          {contratti.map((plan) => (
            // A changed contract must be read again.
            <PlanBox
              key={plan.impronta}
              plan={plan}
              settings={pagamento}
              locked={locked}
              onPaid={() => announce(t('payment.done'))}
              onChecking={() => reloadSubscriptions(userId)}
            />
          ))}
        </section>
      )}
      {cancelling.element}
    </Page>
  );
}
