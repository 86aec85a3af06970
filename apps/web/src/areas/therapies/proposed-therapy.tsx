import { useQuery } from '@tanstack/react-query';
import { inProgress } from '../../shared/doses/doses.queries.ts';
import { findCorrected, type ProposalEditorProps } from '../../shared/proposals/proposals.ts';
import { useProposalDraft } from '../../shared/proposals/use-proposal-draft.ts';
import { therapiesQuery } from './therapies.queries.ts';
import { TherapyDialog } from './therapy-dialog.tsx';
import { type TherapyValues, therapyForm } from './therapy-form.ts';

function toValues({ terapia, autore }: ProposalEditorProps['proposal']): Partial<TherapyValues> {
  if (!terapia) return {};
  const { id_farmaco_codifa: id, farmaco, data_inizio } = terapia;
  return {
    ...(id === null
      ? { altro: true, altro_farmaco: farmaco.descrizione_breve }
      : { farmaco: { id_farmaco_codifa: id, ...farmaco } }),
    quantita_farmaceutica: terapia.quantita_farmaceutica,
    frequenza_farmaceutica: terapia.frequenza_farmaceutica,
    ...(data_inizio !== null && { data_inizio }),
    data_fine: terapia.data_fine ?? '',
    note: terapia.note,
    medico: autore,
  };
}

/** Dialog with a therapy, or with changes of one, that a doctor proposes. */
export function ProposedTherapy({ patient, proposal, onSaved, onClose }: ProposalEditorProps) {
  const { data: therapies } = useQuery(therapiesQuery(patient.id_utente));
  const ready = useProposalDraft(proposal.id_proposta, therapyForm.readDraft);
  const record = findCorrected(therapies ?? [], proposal, ({ id_terapie }) => id_terapie);
  if (!ready || (proposal.correzione && !record)) return null;
  return (
    <TherapyDialog
      {...{ ...ready, patient, record, onSaved, onClose }}
      type={record?.tipo_terapia ?? inProgress}
      {...(!record && { preset: toValues(proposal) })}
      proposal={proposal.id_proposta}
      onForbidden={() => {}}
      stay
    />
  );
}
