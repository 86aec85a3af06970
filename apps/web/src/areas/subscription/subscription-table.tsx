import { Button } from '@libretto/design-system/button';
import { media } from '@libretto/design-system/theme';
import { VisuallyHidden } from '@libretto/design-system/visually-hidden';
import { useTranslation } from 'react-i18next';
import { toLocalDateTime } from '../../shared/formats/local-date-time.ts';
import { useFormats } from '../../shared/formats/use-formats.ts';
import { useMedia } from '../../shared/page/use-media.ts';
import { usePlanName } from '../../shared/plans/use-plan-name.ts';
import * as styles from './subscription.css.ts';
import type { Subscription } from './subscription.queries.ts';
import { useEuros } from './use-euros.ts';

interface SubscriptionTableProps {
  subscriptions: readonly Subscription[];
  onCancel: (subscription: Subscription) => void;
}

export function SubscriptionTable({ subscriptions, onCancel }: SubscriptionTableProps) {
  const { t } = useTranslation('subscription');
  const phone = useMedia(media.phone);
  const getValues = useValues();
  const planName = usePlanName();
  const button = (subscription: Subscription) => (
    <Button size="sm" onClick={() => onCancel(subscription)}>
      {t('active.cancel')}
      <VisuallyHidden>: {planName(subscription.licenze.descrizione)}</VisuallyHidden>
    </Button>
  );

  if (phone) {
    return (
      <ul className={styles.cards} aria-label={t('active.title')}>
        {subscriptions.map((subscription) => (
          <li key={subscription.id} className={styles.card}>
            <p className={styles.name}>{planName(subscription.licenze.descrizione)}</p>
            <dl className={styles.facts}>
              {getValues(subscription).map(({ term, value }) => (
                <div key={term} className={styles.fact}>
                  <dt className={styles.term}>{term}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
            {button(subscription)}
          </li>
        ))}
      </ul>
    );
  }
  return (
    <div className={styles.frame}>
      <table className={styles.table} aria-label={t('active.title')}>
        <thead>
          <tr>
            {[t('active.licence'), t('active.start'), t('active.amount'), t('active.end')].map((name) => (
              <th key={name} scope="col" className={styles.head}>
                {name}
              </th>
            ))}
            <th scope="col" className={styles.head}>
              <VisuallyHidden>{t('active.actions')}</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {subscriptions.map((subscription) => (
            <tr key={subscription.id}>
              <th scope="row" className={styles.cell}>
                {planName(subscription.licenze.descrizione)}
              </th>
              {getValues(subscription).map(({ term, value }) => (
                <td key={term} className={styles.cell}>
                  {value}
                </td>
              ))}
              <td className={styles.lastCell}>{button(subscription)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function useValues() {
  const { t } = useTranslation('subscription');
  const formats = useFormats();
  const euros = useEuros();
  return ({ created_at, data_scadenza, licenze: { costo } }: Subscription) => [
    { term: t('active.start'), value: formats.date(toLocalDateTime(created_at)) },
    { term: t('active.amount'), value: costo === 0 ? t('active.given') : euros(costo) },
    {
      term: t('active.end'),
      value: data_scadenza ? formats.date(toLocalDateTime(data_scadenza)) : t('active.endless'),
    },
  ];
}
