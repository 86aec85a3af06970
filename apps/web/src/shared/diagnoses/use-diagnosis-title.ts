import type { Schema } from '@libretto/api-client/schema';
import { useTranslation } from 'react-i18next';
import { namesKind, toWithinSentence } from './allergen.ts';

type DiagnosisType = Schema<'Diagnosis'>['tipo_diagnosi'];

/** Allergies and intolerances are called what they are, unless their names say it: "Allergia: noci". */
export function useDiagnosisTitle(): (name: string, type: DiagnosisType) => string {
  const { t } = useTranslation('entries');
  return (name, type) =>
    type === 'Diagnosi' || namesKind(name) ? name : t(`alerts.${type}`, { name: toWithinSentence(name) });
}
