import type { Proposals } from '../../area-services.ts';
import { timestamp } from '../../clock.ts';
import type { AppContext } from '../../context.ts';
import { requirePatientId } from '../../contract/session.ts';
import { queueMail } from '../../mail/mail.repository.ts';
import { conflict, invalid, notFound } from '../../problem.ts';
import { answeredMailDelayMs } from './mails.ts';
import { differs, type ProposalContent } from './proposal-content.ts';
import {
  countAnswers,
  countWaiting,
  decide,
  findProposal,
  listOpen,
  listProvenance,
  type ProposalRow,
} from './proposals.repository.ts';

const maxOpenListed = 100;

type Parts = Pick<AppContext, 'audit' | 'clock' | 'database' | 'doctors'>;

export const answered = () => conflict('answered', 'The proposal is not open any more.');

/** Tells the doctor, unless the access has ended or there is no address. */
export async function queueAnswerMail(
  { database, doctors }: Pick<Parts, 'database' | 'doctors'>,
  { id_proposta, id_paziente, id_cpp }: ProposalRow,
  now: number,
): Promise<void> {
  const association = await doctors.findAssociation(id_paziente, id_cpp);
  const to = association?.care_provider.attivo ? association.care_provider.email : undefined;
  if (to === undefined) return;
  const mail = { kind: 'proposal-answered', to, language: 'it', about: id_proposta } as const;
  await queueMail(database, mail, now + answeredMailDelayMs);
}

type Saved = Awaited<ReturnType<Parameters<Proposals['accept']>[2]>>;

function isAcceptedBy({ tipo, tipo_record, id_record }: ProposalRow, saved: Saved): boolean {
  if (Reflect.get(saved.shown, 'deleted_at') !== null) return false;
  if (tipo === 'correzione') return !saved.isNew && tipo_record === saved.tipo && id_record === saved.id_record;
  const kind = { nota: undefined, terapia: 'therapy', esame: 'exam' }[tipo];
  return saved.isNew && saved.tipo === kind;
}

export const proposalsService = (parts: Parts): Proposals => {
  const { audit, clock, database } = parts;
  return {
    listOpen: (patientId) => listOpen(database, patientId, maxOpenListed),
    provenance: (patientId, kind, id) => listProvenance(database, patientId, kind, id),
    countAnswers: (userId, since) => countAnswers(database, userId, since),
    countWaiting: (userId) => countWaiting(database, userId),

    async accept(session, id, save) {
      if (id === undefined) return (await save()).shown;
      const patientId = requirePatientId(session);
      const proposal = await findProposal(database, patientId, id);
      if (proposal === undefined) throw notFound();
      // Before the record is checked: the one that an acceptance has just created would be in conflict with a repetition.
      if (proposal.stato !== 'inviata') throw answered();
      const saved = await save();
      if (proposal.contenuto === null || !isAcceptedBy(proposal, saved)) {
        const message = 'must be a proposal for this record';
        throw invalid([{ path: '/id_proposta', code: 'proposal', message }]);
      }
      const content: ProposalContent = JSON.parse(proposal.contenuto);
      const now = clock();
      const decided = await decide(database, proposal, 'inviata', {
        ...{ stato: 'accettata', decisa_il: timestamp(now) },
        ...{ tipo_record: saved.tipo, id_record: saved.id_record },
        modificata: differs(content, saved.shown) ? 1 : 0,
      });
      if (decided === undefined) throw answered();
      await queueAnswerMail(parts, decided, now);
      await audit.append(database, {
        ...{ id_paziente: patientId, at: timestamp(now), id_utente: session.id_utente },
        ...{ action: 'changed', kind: 'proposal', id_record: id },
      });
      return saved.shown;
    },
  };
};
