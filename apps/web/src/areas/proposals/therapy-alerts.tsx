import type { Schema } from '@libretto/api-client/schema';
import { Banner } from '@libretto/design-system/banner';
import { useTranslation } from 'react-i18next';
import type { DrugValue } from '../../shared/drugs/drug-field.tsx';
import { isSameDrug } from '../../shared/drugs/is-same-drug.ts';
import { useLargeTextOnPhone } from '../../shared/page/use-large-text-on-phone.ts';
import { findAlerts } from '../../shared/record-summary/summary.ts';
import { isHypersensitivity, useAlertLines } from '../../shared/record-summary/use-alert-lines.ts';
import * as styles from './proposals.css.ts';

type SharedRecord = Schema<'SharedRecord'>;

/** Allergies, forbidden medicines and severe reactions, which the dialog covers. Only what the doctor sees. */
export function TherapyAlerts({ record }: { record: SharedRecord }) {
  const { t } = useTranslation('proposals');
  const lines = useAlertLines(record);
  // Reasons would fill the screen before the fields; they are on the page.
  const isLarge = useLargeTextOnPhone();
  if (lines.length === 0) return null;
  return (
    <Banner tone="danger" title={t('propose.alerts', { name: record.identita.paziente_nome })}>
      <ul className={styles.alertLines}>
        {lines.map(({ key, kind, label, substance, text }) => {
          const isBrief = isLarge && !isHypersensitivity(kind);
          return (
            <li key={key}>
              <strong>{label}</strong>
              {!isBrief && substance && ` (${substance})`}
              {!isBrief && text && `: ${text}`}
            </li>
          );
        })}
      </ul>
    </Banner>
  );
}

/** Warns if the chosen medicine is one that the patient must not take; the doctor may have a reason. */
export function ForbiddenDrugAlert({ record, drug }: { record: SharedRecord; drug: DrugValue }) {
  const { t } = useTranslation('proposals');
  const isForbidden = findAlerts(record).forbiddenDrugs.some(({ id_farmaco_codifa, farmaco: { descrizione_breve } }) =>
    isSameDrug(drug, { id_farmaco_codifa, descrizione_breve }),
  );
  if (!isForbidden) return null;
  return (
    <Banner tone="danger" announce title={t('propose.forbidden', { drug: drug.descrizione_breve })}>
      {t('propose.forbiddenText')}
    </Banner>
  );
}
