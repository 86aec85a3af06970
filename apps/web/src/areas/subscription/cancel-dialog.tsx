import * as operations from '@libretto/api-client/operations';
import { ProblemError } from '@libretto/api-client/problem';
import { Banner } from '@libretto/design-system/banner';
import { Button } from '@libretto/design-system/button';
import { Dialog } from '@libretto/design-system/dialog';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../shared/api/api.ts';
import { toLocalDateTime } from '../../shared/formats/local-date-time.ts';
import { useFormats } from '../../shared/formats/use-formats.ts';
import { usePlanName } from '../../shared/plans/use-plan-name.ts';
import * as styles from './subscription.css.ts';
import type { Subscription } from './subscription.queries.ts';
import { useEuros } from './use-euros.ts';

interface CancelDialogProps {
  subscription: Subscription;
  onCancelled: (refunded: boolean) => void;
  onClose: () => void;
}

export function CancelDialog({ subscription, onCancelled, onClose }: CancelDialogProps) {
  const { t } = useTranslation('subscription');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const explanation = useExplanation(subscription);
  const possible = subscription.annullamento !== 'gestore';

  async function cancel() {
    setFailure(undefined);
    setBusy(true);
    try {
      const { data } = await api.call(operations.cancelSubscription, { path: { id_sottoscrizione: subscription.id } });
      onClose();
      onCancelled(data.rimborsato);
    } catch (error) {
      console.warn('A subscription could not be cancelled', error);
      setFailure(error instanceof ProblemError && error.code === 'ask-service' ? 'askService' : 'failed');
      setBusy(false);
    }
  }

  return (
    <Dialog
      open
      title={t('cancelling.title')}
      size="sm"
      sheet={false}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t(possible ? 'cancelling.keep' : 'cancelling.close')}</Button>
          {possible && (
            <Button variant="danger" loading={busy} onClick={() => void cancel()}>
              {t('cancelling.confirm')}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.content}>
        <p>{explanation}</p>
        <p>{t('cancelling.kept')}</p>
        {failure && (
          <Banner
            tone="danger"
            title={t(failure === 'askService' ? 'cancelling.askService' : 'cancelling.failed')}
            announce
          />
        )}
      </div>
    </Dialog>
  );
}

function useExplanation({ annullamento, licenze, data_scadenza, recesso_fino }: Subscription): string {
  const { t } = useTranslation('subscription');
  const formats = useFormats();
  const euros = useEuros();
  const date = (moment: string) => formats.date(toLocalDateTime(moment));
  const name = usePlanName()(licenze.descrizione);
  if (annullamento === 'gestore') return t('cancelling.gestore');
  if (annullamento === 'rimborso' && recesso_fino !== null)
    return t('cancelling.rimborso', { name, amount: euros(licenze.costo), date: date(recesso_fino) });
  return data_scadenza === null
    ? t('cancelling.senza_rimborso_endless', { name })
    : t('cancelling.senza_rimborso', { name, date: date(data_scadenza) });
}
