import { Button } from '@libretto/design-system/button';
import { Ban, OctagonAlert, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLargeTextOnPhone } from '../page/use-large-text-on-phone.ts';
import { RecordRow } from './record-row.tsx';
import * as styles from './record-summary.css.ts';
import type { SummaryCard } from './row.ts';
import type { SharedRecord } from './summary.ts';
import { type AlertLine, isHypersensitivity, joinForbidden, useAlertLines } from './use-alert-lines.ts';
import type { OpenCards } from './use-open-cards.ts';

const icons = { allergies: TriangleAlert, intolerances: TriangleAlert, forbidden: Ban, severe: OctagonAlert } as const;

/** ID of the heading. */
export const alertsId = 'record-alerts';

interface RecordAlertsProps {
  record: SharedRecord;
  cards: readonly SummaryCard[];
  openCards: OpenCards;
  /** Below the alerts. */
  note?: ReactNode;
}

export function RecordAlerts({ record, cards, openCards: { isOpen, toggle }, note }: RecordAlertsProps) {
  const { t } = useTranslation('record-summary');
  const lines = useAlertLines(record);
  // Otherwise the first reason would fill the screen before the next name.
  const isLarge = useLargeTextOnPhone();
  const label = (name: string) => t('alerts.forbidden', { name });
  const rows = cards.find(({ id }) => id === 'alerts')?.rows ?? [];
  const open = isOpen('alerts');
  const hasAllergies = lines.some(({ kind }) => isHypersensitivity(kind));
  return (
    <section className={styles.measured} aria-labelledby={alertsId}>
      <div className={lines.length > 0 ? styles.alerts : styles.noAlerts}>
        <h2 id={alertsId} className={styles.alertsTitle}>
          {t('alerts.title')}
        </h2>
        {!hasAllergies && <p>{t('alerts.none')}</p>}
        {lines.length > 0 && (
          <div className={styles.alertLines}>
            {(isLarge ? joinForbidden(lines, label) : lines).map((line) => (
              <Alert key={line.key} line={line} />
            ))}
          </div>
        )}
        {note}
        {rows.length > 0 && (
          <Button variant="ghost" className={styles.alertsToggle} aria-expanded={open} onClick={() => toggle('alerts')}>
            {t(open ? 'alerts.hide' : 'alerts.show')}
          </Button>
        )}
        {open && (
          <ul className={styles.alertRows}>
            {rows.map((row) => (
              <RecordRow key={row.key} row={row} />
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

function Alert({ line: { kind, label, substance, text } }: { line: AlertLine }) {
  const Icon = icons[kind];
  return (
    <p className={styles.alert}>
      <Icon aria-hidden="true" size="1.25em" strokeWidth={1.75} className={styles.alertIcon} />
      <strong>{label}</strong>
      {substance && ` (${substance})`}
      {text && `: ${text}`}
    </p>
  );
}
