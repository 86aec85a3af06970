import * as operations from '@libretto/api-client/operations';
import { ProblemError } from '@libretto/api-client/problem';
import type { Body, Schema } from '@libretto/api-client/schema';
import { api, queryClient } from '../../shared/api/api.ts';
import type { AskInteractions } from '../../shared/drugs/use-interaction-check.ts';
import { requested, scheduled } from '../../shared/exams/exam-state.ts';
import { today } from '../../shared/formats/formats.ts';
import { currentLanguage } from '../../shared/i18n/i18n.ts';
import type { Feature } from '../../shared/permissions/permissions.ts';
import type { Proposal } from '../../shared/proposals/proposals.ts';
import { ifMatchHeader } from '../../shared/records/versions.ts';

export type { Proposal };
export type ProposalSave = Body<'createProposal'>;
export type CorrectedKind = NonNullable<Proposal['correzione']>['tipo'];

export const proposalsQuery = () => api.query(operations.listProposals, {});
export const sentProposalsQuery = (patientId: number) =>
  api.query(operations.listSentProposals, { path: { id_paziente: patientId } });

/** Answers are among the news, which must not move once they are read. A failure is shown in their card. */
export const prefetchSent = (patientId: number) => queryClient.prefetchQuery(sentProposalsQuery(patientId));

/** Compares a medicine with what the doctor sees of the patient. */
export const askSharedInteractions =
  (patientId: number): AskInteractions<Schema<'SharedInteractions'>> =>
  ({ id_farmaco_codifa, descrizione_breve }, signal) => {
    const input = {
      ...{ path: { id_paziente: patientId }, query: { lingua: currentLanguage() } },
      body: { id_farmaco_codifa, descrizione_breve },
    };
    return api.call(operations.checkSharedInteractions, input, { signal });
  };

export const createProposal = (patientId: number, body: ProposalSave) =>
  api.call(operations.createProposal, { path: { id_paziente: patientId }, body });

export const withdrawProposal = (patientId: number, id: number) =>
  api.call(operations.withdrawProposal, { path: { id_paziente: patientId, id_proposta: id } });

export const answerProposal = ({ id_proposta }: Proposal, body: Body<'answerProposal'>) =>
  api.call(operations.answerProposal, { path: { id_proposta }, body });

export const refreshSent = (patientId: number) =>
  queryClient.invalidateQueries({ queryKey: sentProposalsQuery(patientId).queryKey });

/** An accepted proposal changes lists of records too. */
export async function refreshProposals(): Promise<void> {
  const changed = [operations.listTherapies, operations.listExams, operations.listDiagnoses, operations.getToday];
  for (const operation of changed) {
    void queryClient.invalidateQueries({ queryKey: api.key(operation), refetchType: 'none' });
  }
  await queryClient.invalidateQueries({ queryKey: proposalsQuery().queryKey });
}

export const kindOf = ({ terapia, esame, correzione }: Proposal): CorrectedKind | undefined =>
  terapia ? 'therapy' : esame ? 'exam' : correzione?.tipo;

const features: Record<CorrectedKind, { add: Feature; edit: Feature }> = {
  therapy: { add: 'aggiungifarmaci', edit: 'modificafarmaci' },
  exam: { add: 'aggiungiesame', edit: 'modificaesame' },
  diagnosis: { add: 'aggiungidiagnosi', edit: 'modificadiagnosi' },
};

export function featureOf(proposal: Proposal): Feature | undefined {
  const kind = kindOf(proposal);
  return kind && features[kind][proposal.correzione ? 'edit' : 'add'];
}

const strictest = 6;

/** Saves what the doctor proposed, which accepts it. */
export async function acceptProposal(userId: number, proposal: Proposal): Promise<void> {
  const { id_proposta, id_cpp, autore, terapia, esame, correzione } = proposal;
  if (terapia) {
    const { id_farmaco_codifa, farmaco, data_inizio, ...rest } = terapia;
    const drug = id_farmaco_codifa === null ? { id_farmaco_codifa, farmaco } : { id_farmaco_codifa };
    const prescriber = { id_prescrittore: id_cpp, prescrittore: autore };
    await api.call(operations.saveTherapy, {
      body: {
        ...{ id_terapie: 0, status: 'add', tipo_terapia: 1, id_proposta },
        ...{ ...drug, ...rest, ...prescriber, data_inizio: data_inizio ?? today() },
      },
    });
  } else if (esame) {
    const indagine_stato = esame.indagine_data_display === null ? requested : scheduled;
    await api.call(operations.saveExam, {
      path: { id_record: 0 },
      body: {
        ...{ ...esame, indagine_stato, careprovider: autore, id_proposta },
        id_livello_confidenzialita: strictest,
      },
    });
  } else if (correzione) await acceptCorrection(userId, id_proposta, correzione);
}

async function acceptCorrection(
  userId: number,
  id_proposta: number,
  { tipo, id_record, versione, modifiche }: NonNullable<Proposal['correzione']>,
) {
  const changes = Object.fromEntries(modifiche.map(({ campo, dopo }) => [campo, dopo]));
  const seen = ifMatchHeader(versione ?? undefined);
  if (tipo === 'therapy') {
    const body = { id_terapie: id_record, status: 'update' as const, ...changes, id_proposta };
    await api.call(operations.saveTherapy, { ...seen, body });
  } else if (tipo === 'exam') {
    const body = { id_indagine: id_record, ...changes, id_proposta };
    await api.call(operations.saveExam, { ...seen, path: { id_record }, body });
  } else {
    // A diagnosis is saved as a whole.
    const all = await queryClient.fetchQuery(api.query(operations.listDiagnoses, { path: { id: userId } }));
    const current = all.find(({ id_diagnosi }) => id_diagnosi === id_record);
    const { tipo_diagnosi = 'Diagnosi', diagnosi_patologia = '', diagnosiDetails } = current ?? {};
    const body = {
      ...{ id_diagnosi: id_record, tipo_diagnosi, diagnosi_patologia },
      ...{ diagnosiDetails: diagnosiDetails ?? { careprovider: '' }, ...changes, id_proposta },
    };
    await api.call(operations.saveDiagnosis, { ...seen, path: { id_record }, body });
  }
}

/** The medicine is harmful together with the record, and the patient has not been asked yet. */
export const isInteraction = (error: unknown) =>
  error instanceof ProblemError &&
  (error.code === 'interactions' || error.errors.some(({ path }) => path === '/motivo_accettazione'));

export const isAnswered = (error: unknown) => error instanceof ProblemError && error.code === 'answered';
