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
  const holder = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');
  const begin = useEffectEvent(payment.begin);
  const take = useEffectEvent(payment.take);
  const cancel = useEffectEvent(payment.cancel);
  const fail = useEffectEvent((error: unknown) => {
    console.warn('PayPal could not go on', error);
    payment.fail();
  });

  useEffect(() => {
    const element = holder.current;
    if (!element || state !== 'loading') return;
    let gone = false;
    async function show(place: HTMLElement) {
      const makeButtons = await loadButtons(settings);
      if (gone) return;
      await makeButtons({
        fundingSource: 'paypal',
        style: { layout: 'vertical', label: 'pay' },
        createOrder: () => begin(),
        onApprove: () => take(),
        onCancel: () => cancel(),
        onError: (error) => fail(error),
      }).render(place);
      if (!gone) setState('ready');
    }
    show(element).catch((error: unknown) => {
      console.warn('PayPal could not be loaded', error);
      if (!gone) setState('failed');
    });
    return () => {
      gone = true;
    };
  }, [settings, state]);

  return (
    <>
      {state === 'loading' && <Skeleton shape="row" label={t('payment.loading')} />}
      <div ref={holder} />
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
