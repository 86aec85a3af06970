import { Badge } from '@libretto/design-system/badge';
import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Diagnosis } from './diagnoses.queries.ts';
import { statuses } from './diagnoses.queries.ts';

/** True for what the alerts of a record warn of: an excluded allergy warns of nothing. */
export const isAlert = ({ tipo_diagnosi, diagnosi_stato }: Diagnosis): boolean =>
  tipo_diagnosi !== 'Diagnosi' && diagnosi_stato !== statuses.excluded;

/** The word for an allergy or intolerance, with the sign of the alerts. */
export function AllergyMark({ diagnosis }: { diagnosis: Diagnosis }) {
  const { t } = useTranslation('diagnoses');
  return (
    <Badge tone="danger" icon={<TriangleAlert size="1em" />}>
      {t(`types.${diagnosis.tipo_diagnosi}`)}
    </Badge>
  );
}
