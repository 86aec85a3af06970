import { useQuery } from '@tanstack/react-query';
import { isListState, requested, scheduled } from '../../shared/exams/exam-state.ts';
import { findCorrected, type ProposalEditorProps } from '../../shared/proposals/proposals.ts';
import { useProposalDraft } from '../../shared/proposals/use-proposal-draft.ts';
import { ExamDialog } from './exam-dialog.tsx';
import { type ExamValues, examForm } from './exam-form.ts';
import { type Exam, examsQuery } from './exams.queries.ts';

function toValues({ esame, autore }: ProposalEditorProps['proposal']): Partial<ExamValues> {
  if (!esame) return {};
  return {
    indagine_tipologia: esame.indagine_tipologia,
    id_diagn_investigations: esame.id_diagn_investigations,
    indagine_categoria: esame.indagine_categoria ?? '',
    indagine_data_display: esame.indagine_data_display ?? '',
    indagine_motivo: esame.indagine_motivo,
    medico: autore,
  };
}

/** Another day, which a doctor proposes without an hour, has not that of the former one. */
function withoutFormerHour(exam: Exam | undefined, { correzione }: ProposalEditorProps['proposal']): Exam | undefined {
  const isMoved = correzione?.modifiche.some(({ campo }) => campo === 'indagine_data_display');
  return exam && isMoved ? { ...exam, indagine_ora: null } : exam;
}

/** Dialog with an exam, or with changes of one, that a doctor proposes. */
export function ProposedExam({ patient, proposal, onSaved, onClose }: ProposalEditorProps) {
  const { data: exams } = useQuery(examsQuery(patient.id_utente));
  const ready = useProposalDraft(proposal.id_proposta, examForm.readDraft);
  const corrected = findCorrected(exams ?? [], proposal, ({ id_indagine }) => id_indagine);
  const record = withoutFormerHour(corrected, proposal);
  if (!ready || (proposal.correzione && !record)) return null;
  const isBooked = Boolean(proposal.esame?.indagine_data_display);
  const state = record?.indagine_stato ?? (isBooked ? scheduled : requested);
  return (
    <ExamDialog
      {...{ ...ready, patient, record, onSaved, onClose }}
      state={isListState(state) ? state : requested}
      {...(!record && { preset: toValues(proposal) })}
      proposal={proposal.id_proposta}
      stay
    />
  );
}
