import { Banner } from '@libretto/design-system/banner';
import { Button } from '@libretto/design-system/button';
import { Skeleton } from '@libretto/design-system/skeleton';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadButtons } from './paypal-script.ts';
import * as styles from './subscription.css.ts';
import type { PaymentSettings, Plan } from './subscription.queries.ts';
import { usePayment } from './use-payment.ts';

interface PaymentProps {
  plan: Plan;
  settings: PaymentSettings;
  onPaid: () => Promise<void>;
  onChecking: () => Promise<void>;
}

export function Payment({ plan, settings, onPaid, onChecking }: PaymentProps) {
  const { t } = useTranslation('subscription');
  const payment = usePayment(plan, { onPaid, onChecking });
  const { taking, trouble } = payment;
  return (
    <section className={styles.payment} aria-label={t('payment.title')}>
      <p>{t('payment.text')}</p>
      <div hidden={taking || trouble === 'unknown'}>
        <PayPalButton settings={settings} payment={payment} />
      </div>
      {taking && <Banner title={t('payment.taking')} announce />}
      {trouble && (
        <Banner
          tone={trouble === 'cancelled' ? 'info' : 'danger'}
          title={t(`payment.${trouble}`)}
          announce
          action={trouble === 'unknown' && <Button onClick={() => void payment.take()}>{t('payment.check')}</Button>}
        >
          {t(`payment.${trouble}Text`)}
        </Banner>
      )}
    </section>
  );
}

interface PayPalButtonProps {
  settings: PaymentSettings;
  payment: ReturnType<typeof usePayment>;
}

function PayPalButton({ settings, payment }: PayPalButtonProps) {
  const { t } = useTranslation('subscription');
  const container = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');
  const createOrder = useEffectEvent(payment.begin);
  const capture = useEffectEvent(payment.take);
  const cancel = useEffectEvent(payment.cancel);
  const fail = useEffectEvent((error: unknown) => {
    console.warn('The PayPal payment failed', error);
    payment.fail();
  });

  useEffect(() => {
    const element = container.current;
    if (!element || state !== 'loading') return;
    let isUnmounted = false;
    async function show(place: HTMLElement) {
      const makeButtons = await loadButtons(settings);
      if (isUnmounted) return;
      await makeButtons({
        fundingSource: 'paypal',
        style: { layout: 'vertical', label: 'pay' },
        createOrder: () => createOrder(),
        onApprove: () => capture(),
        onCancel: () => cancel(),
        onError: (error) => fail(error),
      }).render(place);
      if (!isUnmounted) setState('ready');
    }
    show(element).catch((error: unknown) => {
      console.warn('PayPal could not be loaded', error);
      if (!isUnmounted) setState('failed');
    });
    return () => {
      isUnmounted = true;
    };
  }, [settings, state]);

  return (
    <>
      {state === 'loading' && <Skeleton shape="row" label={t('payment.loading')} />}
      <div ref={container} />
      {state === 'failed' && (
        <Banner
          tone="danger"
          title={t('payment.notLoaded')}
          announce
          action={<Button onClick={() => setState('loading')}>{t('payment.retry')}</Button>}
        >
          {t('payment.notLoadedText')}
        </Banner>
      )}
    </>
  );
}
