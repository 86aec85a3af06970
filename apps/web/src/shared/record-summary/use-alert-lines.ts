import { useTranslation } from 'react-i18next';
import { toAllergen } from '../diagnoses/allergen.ts';
import { getSubstance, withoutStrength } from '../drugs/medicine-name.ts';
import { findAlerts, isSuspected, type SharedRecord } from './summary.ts';

export interface AlertLine {
  key: string;
  kind: 'allergies' | 'intolerances' | 'forbidden' | 'severe';
  /** The kind, with the name of the medicine if the line is about one. */
  label: string;
  /** The medicine that is forbidden. */
  name?: string;
  /** Of the medicine. */
  substance?: string;
  /** All allergies by name, or the reaction to the medicine. */
  text: string;
  /** Of all that the line is about. */
  names: readonly string[];
  /** Each alert of the line in few words. */
  alerts: readonly string[];
}

export const isHypersensitivity = (kind: AlertLine['kind']): boolean => kind === 'allergies' || kind === 'intolerances';

/** All alerts by name and reason. */
export function useAlertLines(record: SharedRecord): AlertLine[] {
  const { t, i18n } = useTranslation('record-summary');
  const language = i18n.language === 'en' ? 'en' : 'it';
  const { allergies, forbiddenDrugs, severeReactions } = findAlerts(record);

  function named(kind: 'allergies' | 'intolerances', type: string): AlertLine[] {
    const names = allergies
      .filter(({ tipo_diagnosi }) => tipo_diagnosi === type)
      .map((row) => {
        const name = toAllergen(row.diagnosi_patologia.trim()) || t('noWords');
        return isSuspected(row) ? t('alerts.suspected', { name }) : name;
      });
    return names.length === 0
      ? []
      : [{ key: kind, kind, label: t(`alerts.${kind}`), text: names.join(', '), names, alerts: names }];
  }

  const forbidden = forbiddenDrugs.map(({ farmaco: { descrizione_breve: name }, sostanza, note }) => {
    // A ban does not depend on the strength.
    const substance = withoutStrength(getSubstance({ nome: name, sostanza }, language));
    const kind = 'forbidden' as const;
    const label = t('alerts.forbidden', { name });
    return {
      key: `${kind} ${name} ${note}`,
      kind,
      label,
      name,
      names: [name],
      substance,
      text: note.trim(),
      alerts: [label],
    };
  });
  const severe = severeReactions.map(({ farmaco: { descrizione_breve: name }, severity, reaction }) => {
    const kind = 'severe' as const;
    const text = [reaction?.trim(), t(`severities.${severity}`)].filter(Boolean).join(' · ');
    const label = t('alerts.severe', { name });
    return { key: `${kind} ${name} ${text}`, kind, label, text, names: [name], alerts: [label] };
  });
  const lines = [...named('allergies', 'Allergia'), ...named('intolerances', 'Intolleranza'), ...forbidden, ...severe];
  return [...new Map(lines.map((line) => [line.key, line])).values()];
}

/** The alerts of all lines, each once. */
export const listAlerts = (lines: readonly AlertLine[]): string[] => [
  ...new Set(lines.flatMap(({ alerts }) => alerts)),
];

/** Returns one line with the names of all forbidden medicines, whose reasons are among the details. */
export function joinForbidden(lines: readonly AlertLine[], label: (names: string) => string): AlertLine[] {
  const names = new Set(lines.flatMap(({ name }) => name ?? []));
  if (names.size < 2) return [...lines];
  const forbidden = lines.filter(({ name }) => name !== undefined);
  const [first, ...others] = forbidden;
  const all: AlertLine = {
    ...{ key: 'forbidden', kind: 'forbidden', text: '', alerts: listAlerts(forbidden) },
    names: [...names],
    label: label([...names].join(', ')),
  };
  return lines.flatMap((line) => (line === first ? all : others.includes(line) ? [] : line));
}
