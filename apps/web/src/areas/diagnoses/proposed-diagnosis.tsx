import { useQuery } from '@tanstack/react-query';
import { findCorrected, type ProposalEditorProps } from '../../shared/proposals/proposals.ts';
import { useProposalDraft } from '../../shared/proposals/use-proposal-draft.ts';
import { diagnosesQuery, lists, statuses } from './diagnoses.queries.ts';
import { DiagnosisDialog } from './diagnosis-dialog.tsx';
import { diagnosisForm } from './diagnosis-form.ts';

/** Dialog with changes of a diagnosis that a doctor proposes. */
export function ProposedDiagnosis({ patient, proposal, onSaved, onClose }: ProposalEditorProps) {
  const { data: diagnoses } = useQuery(diagnosesQuery(patient.id_utente));
  const ready = useProposalDraft(proposal.id_proposta, diagnosisForm.readDraft);
  const record = findCorrected(diagnoses ?? [], proposal, ({ id_diagnosi }) => id_diagnosi);
  const list = lists.find((one) => statuses[one] === record?.diagnosi_stato);
  if (!ready || !record || !list) return null;
  return (
    <DiagnosisDialog {...{ ...ready, patient, record, list, onSaved, onClose }} proposal={proposal.id_proposta} stay />
  );
}
