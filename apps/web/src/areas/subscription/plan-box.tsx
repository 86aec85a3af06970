import { Card } from '@libretto/design-system/card';
import { ScrollContract } from '@libretto/design-system/scroll-contract';
import { Skeleton } from '@libretto/design-system/skeleton';
import { Check } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toLocalDateTime } from '../../shared/formats/local-date-time.ts';
import { useFormats } from '../../shared/formats/use-formats.ts';
import { usePlanName } from '../../shared/plans/use-plan-name.ts';
import { toSections } from './sections.ts';
import * as styles from './subscription.css.ts';
import type { PaymentSettings, Plan } from './subscription.queries.ts';
import { useEuros } from './use-euros.ts';

// Loads PayPal's script, so only after the contract was accepted.
const Payment = lazy(async () => ({ default: (await import('./payment.tsx')).Payment }));

interface PlanBoxProps {
  plan: Plan;
  settings: PaymentSettings | null;
  locked?: string | undefined;
  onPaid: () => Promise<void>;
  onChecking: () => Promise<void>;
}

export function PlanBox({ plan, settings, locked, onPaid, onChecking }: PlanBoxProps) {
  const { t } = useTranslation('subscription');
  const [accepted, setAccepted] = useState(false);
  const unavailableReason = useReason(plan);
  const reason = locked ?? unavailableReason;
  const euros = useEuros();
  const planName = usePlanName();
  const sections = toSections(plan.permessi);

  async function paid() {
    setAccepted(false);
    await onPaid();
  }

  return (
    <Card title={planName(plan.descrizione)} headingLevel={3}>
      <div className={styles.plan}>
        <div className={styles.offer}>
          <p className={styles.price}>
            <strong className={styles.amount}>{euros(plan.costo)}</strong> {t('plans.once')}
          </p>
          <p>{plan.id_paypal_descrizione_piano}</p>
          {sections.length > 0 && (
            <>
              <p className={styles.name}>{t('plans.includes')}</p>
              <ul className={styles.sections}>
                {sections.map((section) => (
                  <li key={section} className={styles.part}>
                    <Check aria-hidden="true" size="1.25em" className={styles.checkmark} />
                    {t(`sections.${section}`)}
                  </li>
                ))}
              </ul>
            </>
          )}
        </div>
        <div className={styles.contract}>
          <ScrollContract
            contract={plan.id}
            label={t('plans.contractLabel', { number: plan.id })}
            name={`contratto-${plan.id}`}
            accepted={accepted}
            onAccept={setAccepted}
            disabledReason={reason}
          >
            <ContractText text={plan.testo_contratto} />
          </ScrollContract>
          {accepted && settings && !reason && (
            <Suspense fallback={<Skeleton shape="row" label={t('payment.loading')} />}>
              <Payment plan={plan} settings={settings} onPaid={paid} onChecking={onChecking} />
            </Suspense>
          )}
        </div>
      </div>
    </Card>
  );
}

/** Articles are separated by blank lines; the first line of each is its title. */
function ContractText({ text }: { text: string }) {
  return text.split('\n\n').map((article) => {
    const [title, ...rest] = article.split('\n');
    return (
      <p key={title} className={styles.article}>
        <strong>{title}</strong>
        {rest.map((line) => `\n${line}`)}
      </p>
    );
  });
}

function useReason({ acquistabile, attiva_fino }: Plan): string | undefined {
  const { t } = useTranslation('subscription');
  const formats = useFormats();
  if (acquistabile) return undefined;
  return attiva_fino === null
    ? t('plans.activeForEver')
    : t('plans.activeUntil', { date: formats.date(toLocalDateTime(attiva_fino)) });
}
