import type { Schema } from '@libretto/api-client/schema';
import { Banner } from '@libretto/design-system/banner';
import { media } from '@libretto/design-system/theme';
import { useTranslation } from 'react-i18next';
import { useMedia } from '../../shared/page/use-media.ts';
import { isHypersensitivity, useAlertLines } from '../../shared/record-summary/use-alert-lines.ts';
import * as styles from './proposals.css.ts';

type SharedRecord = Schema<'SharedRecord'>;

interface TherapyAlertsProps {
  record: SharedRecord;
  /** One line that opens: what speaks against a chosen medicine is told on its own. */
  brief: boolean;
}

/** Allergies, forbidden medicines and severe reactions, which the dialog covers. Only what the doctor sees. */
export function TherapyAlerts({ record, brief }: TherapyAlertsProps) {
  const { t } = useTranslation('proposals');
  const lines = useAlertLines(record);
  // On a phone reasons would fill the screen before the fields; they are on the page.
  const isPhone = useMedia(media.phone);
  if (lines.length === 0) return null;
  const name = record.identita.paziente_nome;
  const list = (
    // biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without bullets is one
    <ul className={styles.alertLines} role="list">
      {lines.map(({ key, kind, label, substance, text }) => {
        const isBrief = isPhone && !isHypersensitivity(kind);
        return (
          <li key={key}>
            <strong>{label}</strong>
            {substance && ` (${substance})`}
            {!isBrief && text && `: ${text}`}
          </li>
        );
      })}
    </ul>
  );
  if (brief) {
    return (
      <details>
        <summary className={styles.summary}>{t('propose.alertCount', { name, count: lines.length })}</summary>
        {list}
      </details>
    );
  }
  return (
    <Banner tone="danger" readAs="warning" title={t('propose.alerts', { name })}>
      {list}
    </Banner>
  );
}
