import { useTranslation } from 'react-i18next';
import { toAllergen } from '../diagnoses/allergen.ts';
import { getSubstance, withoutStrength } from '../drugs/medicine-name.ts';
import { findAlerts, isSuspected, type SharedRecord } from './summary.ts';

export interface AlertLine {
  id: 'allergies' | 'intolerances' | 'forbidden' | 'severe';
  label: string;
  names: string;
}

/** All alerts by name: none waits behind a button. */
export function useAlertLines(record: SharedRecord): AlertLine[] {
  const { t, i18n } = useTranslation('record-summary');
  const language = i18n.language === 'en' ? 'en' : 'it';
  const { allergies, forbiddenDrugs, severeReactions } = findAlerts(record);
  const named = (kind: string) =>
    allergies
      .filter(({ tipo_diagnosi }) => tipo_diagnosi === kind)
      .map((row) => {
        const name = toAllergen(row.diagnosi_patologia.trim()) || t('noWords');
        return isSuspected(row) ? t('alerts.suspected', { name }) : name;
      });
  const lists: Record<AlertLine['id'], string[]> = {
    allergies: named('Allergia'),
    intolerances: named('Intolleranza'),
    forbidden: forbiddenDrugs.map(({ farmaco, sostanza }) => {
      // A ban does not depend on the strength.
      const substance = withoutStrength(getSubstance({ nome: farmaco.descrizione_breve, sostanza }, language));
      return substance ? `${farmaco.descrizione_breve} (${substance})` : farmaco.descrizione_breve;
    }),
    severe: severeReactions.map(({ farmaco }) => farmaco.descrizione_breve),
  };
  return (Object.keys(lists) as AlertLine['id'][]).flatMap((id) =>
    lists[id].length === 0 ? [] : [{ id, label: t(`alerts.${id}`), names: [...new Set(lists[id])].join(', ') }],
  );
}
