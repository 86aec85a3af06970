import { CollapsibleList } from '@libretto/design-system/collapsible-list';
import { fetchedPart } from '@libretto/design-system/fetched-part';
import { useTranslation } from 'react-i18next';
import { useLazyDialog } from '../../shared/dialogs/use-lazy-dialog.tsx';
import type { DraftHandle } from '../../shared/drafts/use-draft.ts';
import type { Patient } from '../../shared/patient/patient.queries.ts';
import { useGate } from '../../shared/permissions/use-gate.ts';
import { type Diagnosis, type DiagnosisList as ListName, statuses } from './diagnoses.queries.ts';
import type { DiagnosisDraft } from './diagnosis-form.ts';

export const diagnosisDialog = async () => (await import('./diagnosis-dialog.tsx')).DiagnosisDialog;

/** Lists start closed: a page is ready without what only their rows need. */
const rowsPart = fetchedPart(async () => (await import('./diagnosis-rows.tsx')).DiagnosisRows);

const colours = { confirmed: 'green', suspected: 'orange', excluded: 'grey' } as const;

export interface DiagnosisListProps {
  list: ListName;
  patient: Patient;
  diagnoses: readonly Diagnosis[];
  draft: DraftHandle<DiagnosisDraft>;
}

export function DiagnosisList({ list, patient, diagnoses, draft }: DiagnosisListProps) {
  const { t } = useTranslation('diagnoses');
  const gate = useGate();
  const editor = useLazyDialog(diagnosisDialog);
  const add = () =>
    gate.run('aggiungidiagnosi', () => void editor.open({ patient, list, diagnosis: undefined, draft }));
  const edit = (diagnosis: Diagnosis) =>
    gate.run('modificadiagnosi', () => void editor.open({ patient, list, diagnosis, draft }));
  return (
    <>
      <CollapsibleList
        name="diagnosi"
        filter="diagnosi_stato"
        filterValue={statuses[list]}
        title={t(`lists.${list}.title`)}
        subtitle={t(`lists.${list}.subtitle`)}
        dotColor={colours[list]}
        rows={diagnoses}
        rowId={({ id_diagnosi }) => id_diagnosi}
        rowsPart={rowsPart}
        rowsProps={{ list, patient, edit, gate }}
        add={{ label: t(`lists.${list}.add`), loading: gate.checking || editor.loading, onSelect: add }}
        noData={t(`lists.${list}.none`)}
      />
      {editor.element}
      {gate.dialog}
    </>
  );
}
