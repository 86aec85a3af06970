import { timestamp } from '../../clock.ts';
import type { AppContext } from '../../context.ts';
import type { components } from '../../contract/contract.gen.ts';
import type { Body, HandlersFor } from '../../contract/handlers.ts';
import { requirePatientId } from '../../contract/session.ts';
import { queueMail } from '../../mail/mail.repository.ts';
import { conflict, type FieldError, invalid, notFound } from '../../problem.ts';
import { canSee, lineKey, type WholeRecord } from '../../records/sharing.ts';
import type { Caller } from '../../workers/workers.ts';
import {
  type CorrectedField,
  type FieldChange,
  findRecord,
  isCorrectable,
  type ProposalContent,
  readField,
} from './proposal-content.ts';
import {
  countOpen,
  decide,
  findProposal,
  insertProposal,
  listProposals,
  type NewProposal,
  type ProposalRow,
} from './proposals.repository.ts';
import { answered, queueAnswerMail } from './proposals.service.ts';
import { type CheckedDrug, findWarning } from './shared-interactions.ts';

type Schemas = components['schemas'];
type Proposal = Schemas['Proposal'];
type Association = NonNullable<Awaited<ReturnType<AppContext['doctors']['findAccess']>>>;

/** Of one doctor to one patient. */
export const maxOpenProposals = 20;

const required = (path: string): FieldError => ({ path, code: 'required', message: 'is required' });
const endsTooEarly = (start: string | null | undefined, end: string | null | undefined) =>
  Boolean(start && end && end < start);

function toChanges({ contenuto }: ProposalRow): FieldChange[] {
  const content: ProposalContent | null = contenuto === null ? null : JSON.parse(contenuto);
  return content !== null && 'modifiche' in content ? content.modifiche : [];
}

function toCorrection(row: ProposalRow, record: WholeRecord | undefined): Proposal['correzione'] {
  const { tipo, tipo_record, id_record, titolo } = row;
  if (tipo !== 'correzione' || tipo_record === null || id_record === null) return null;
  const changes = toChanges(row);
  const unchanged = changes.map((change) => ({ ...change, attuale: change.prima }));
  const line = { tipo: tipo_record, id_record, titolo: titolo ?? '' };
  if (record === undefined) return { ...line, stato: 'invariata', versione: null, modifiche: unchanged };
  const current = findRecord(record, tipo_record, id_record);
  if (current === undefined) return { ...line, stato: 'eliminata', versione: null, modifiche: unchanged };
  const modifiche = changes.map((change) => ({ ...change, attuale: readField(current, change.campo) }));
  const isChanged = modifiche.some(({ prima, attuale }) => prima !== attuale);
  return { ...line, stato: isChanged ? 'cambiata' : 'invariata', versione: current.versione, modifiche };
}

function toProposal(row: ProposalRow): Proposal {
  const { id_proposta, id_cpp, autore, tipo, testo, stato, motivo, created_at, decisa_il } = row;
  const content: ProposalContent | null = row.contenuto === null ? null : JSON.parse(row.contenuto);
  const { tipo_record, id_record } = row;
  const isMade = stato === 'accettata' && tipo_record !== null && id_record !== null;
  return {
    ...{ id_proposta, id_cpp, autore, tipo, testo },
    terapia: content !== null && 'terapia' in content ? content.terapia : null,
    avviso: (content !== null && 'terapia' in content && content.avviso) || null,
    esame: content !== null && 'esame' in content ? content.esame : null,
    correzione: toCorrection(row, undefined),
    ...{ stato, modificata: row.modificata === 1, motivo, inviata_il: created_at, decisa_il },
    creato: isMade ? { tipo: tipo_record, id_record } : null,
  };
}

const isCorrection = ({ tipo }: ProposalRow) => tipo === 'correzione';

type Operations =
  | 'checkSharedInteractions'
  | 'listSentProposals'
  | 'createProposal'
  | 'withdrawProposal'
  | 'listProposals'
  | 'answerProposal';

export function proposalsRoutes(app: AppContext): HandlersFor<Operations> {
  const {
    accounts,
    audit: reads,
    catalogue,
    clock,
    database,
    doctors,
    interactions,
    onMail,
    quota,
    records,
    tasks,
  } = app;

  /** An open correction shows what the record contains now. */
  async function toOwn(patientId: number, rows: readonly ProposalRow[]): Promise<Proposal[]> {
    const isOpen = (row: ProposalRow) => isCorrection(row) && row.stato === 'inviata';
    const record = rows.some(isOpen) ? await records.readWhole(patientId) : undefined;
    return rows.map((row) => ({
      ...toProposal(row),
      ...(isOpen(row) && { correzione: toCorrection(row, record) }),
    }));
  }

  async function listVisible(access: Association): Promise<ReadonlySet<string>> {
    const parts = records.partsOf(await records.readWhole(access.id_paziente));
    return new Set(parts.filter((part) => canSee(access, part)).map(lineKey));
  }

  async function toSent(access: Association, rows: readonly ProposalRow[]): Promise<Proposal[]> {
    const visible = rows.some(isCorrection) ? await listVisible(access) : new Set<string>();
    return rows.map((row) => {
      const proposal = toProposal(row);
      const { correzione } = proposal;
      return {
        ...proposal,
        creato: null,
        correzione: correzione && visible.has(lineKey(correzione)) ? correzione : null,
      };
    });
  }

  async function getAccess(patientId: number, userId: number): Promise<Association> {
    const access = await doctors.findAccess(patientId, userId);
    if (access === undefined) throw notFound();
    return access;
  }

  async function readTherapy(sent: Schemas['ProposedTherapySave']): Promise<Schemas['ProposedTherapy']> {
    const { id_farmaco_codifa = null, farmaco, data_inizio = null, data_fine = null, note = '' } = sent;
    const listed = id_farmaco_codifa === null ? undefined : await catalogue.find(id_farmaco_codifa);
    if (id_farmaco_codifa !== null && listed === undefined) {
      const message = 'must be a drug of the catalogue';
      throw invalid([{ path: '/terapia/id_farmaco_codifa', code: 'unknown', message }]);
    }
    const { descrizione_breve, somministrazione } = listed ??
      farmaco ?? { descrizione_breve: '', somministrazione: '' };
    if (descrizione_breve.trim() === '') throw invalid([required('/terapia/id_farmaco_codifa')]);
    if (endsTooEarly(data_inizio, data_fine)) {
      const message = 'must not be before the start';
      throw invalid([{ path: '/terapia/data_fine', code: 'before-start', message }]);
    }
    return {
      id_farmaco_codifa,
      farmaco: { descrizione_breve: descrizione_breve.trim(), somministrazione: somministrazione.trim() },
      quantita_farmaceutica: sent.quantita_farmaceutica.trim(),
      frequenza_farmaceutica: sent.frequenza_farmaceutica.trim(),
      data_inizio,
      data_fine,
      note: note.trim(),
    };
  }

  /** Reads the whole record in every case, so that the response time does not tell a hidden record from a missing one. */
  async function readCorrection(access: Association, { tipo, id_record, modifiche }: Schemas['CorrectionSave']) {
    const record = await records.readWhole(access.id_paziente);
    const part = records.partsOf(record).find((one) => one.tipo === tipo && one.id_record === id_record);
    const current = findRecord(record, tipo, id_record);
    if (part === undefined || current === undefined || !canSee(access, part)) throw notFound();
    const sent = Object.entries(modifiche) as [CorrectedField, string | null][];
    const foreign = sent.find(([campo]) => !isCorrectable(tipo, campo));
    if (foreign !== undefined) {
      const message = 'must be a field of this kind of record';
      throw invalid([{ path: `/correzione/modifiche/${foreign[0]}`, code: 'unknown', message }]);
    }
    const changes = sent
      .map(([campo, value]) => ({ campo, prima: readField(current, campo), dopo: value?.trim() ?? null }))
      .filter(({ prima, dopo }) => prima !== dopo);
    if (changes.length === 0) {
      throw invalid([{ path: '/correzione/modifiche', code: 'unchanged', message: 'must change something' }]);
    }
    return { content: { modifiche: changes }, tipo_record: tipo, id_record, titolo: part.titolo };
  }

  const checkDrug = (access: Association, drug: CheckedDrug, caller: Caller) =>
    tasks.run('sharedInteractions', { association: access, patientId: access.id_paziente, drug }, caller);

  /** A medicine is proposed against a warning only with a reason. */
  async function checkTherapy(access: Association, terapia: Schemas['ProposedTherapy'], words: string, caller: Caller) {
    const { id_farmaco_codifa: id, farmaco } = terapia;
    const { found } = await checkDrug(access, { id, name: farmaco.descrizione_breve }, caller);
    const avviso = findWarning(found);
    if (avviso !== null && words === '') throw invalid([required('/testo')]);
    return { terapia, avviso };
  }

  async function readContent(access: Association, body: Body<'createProposal'>, caller: Caller) {
    const { testo = '', terapia, esame, correzione } = body;
    const none = { tipo_record: null, id_record: null, titolo: null };
    if (terapia) {
      return { content: await checkTherapy(access, await readTherapy(terapia), testo.trim(), caller), ...none };
    }
    if (correzione) return readCorrection(access, correzione);
    if (esame === undefined) return { content: null, ...none };
    const proposed: Schemas['ProposedExam'] = {
      indagine_tipologia: esame.indagine_tipologia.trim(),
      indagine_categoria: esame.indagine_categoria ?? null,
      indagine_motivo: esame.indagine_motivo?.trim() ?? '',
      indagine_data_display: esame.indagine_data_display ?? null,
      id_diagn_investigations: esame.id_diagn_investigations ?? null,
    };
    return { content: { esame: proposed }, ...none };
  }

  async function only(proposals: Promise<Proposal[]>): Promise<Proposal> {
    const [proposal] = await proposals;
    if (proposal === undefined) throw notFound();
    return proposal;
  }

  return {
    async checkSharedInteractions({ session, caller, path: { id_paziente }, query: { lingua = 'it' }, body }) {
      const access = await getAccess(id_paziente, session.id_utente);
      const { id_farmaco_codifa: id, descrizione_breve: name } = body;
      const { found, shown } = await checkDrug(access, { id, name }, caller);
      await reads.addReads(session, id_paziente, shown);
      const messaggiInterazioni = await interactions.translate(found.messaggiInterazioni, lingua);
      return { ...found, messaggiInterazioni, avviso: findWarning(found) };
    },

    async listSentProposals({ session, path: { id_paziente } }) {
      const access = await getAccess(id_paziente, session.id_utente);
      return { data: await toSent(access, await listProposals(database, id_paziente, session.id_utente)) };
    },

    async createProposal({ session, caller, path: { id_paziente }, body, address, audit }) {
      const email = await accounts.getEmail(session.id_utente);
      await accounts.countAttempt({ purpose: 'message', email, address }, clock());
      const access = await getAccess(id_paziente, session.id_utente);
      const { content, ...concerned } = await readContent(access, body, caller);
      const to = await accounts.getEmail(access.id_utente);
      const now = clock();
      const proposal: NewProposal = {
        ...{ id_paziente, author_id: session.id_utente, id_cpp: access.id_cpp, autore: access.care_provider.fullname },
        ...{ tipo: body.tipo, testo: body.testo?.trim() ?? '', ...concerned },
        contenuto: content && JSON.stringify(content),
        ...{ stato: 'inviata' as const, modificata: 0, motivo: '', created_at: timestamp(now), decisa_il: null },
      };
      // It takes up space of the patient. Counting after the insert: its lock on the used space makes others wait.
      const row = await quota.enforce(id_paziente, () => insertProposal(database, proposal));
      if ((await countOpen(database, id_paziente, session.id_utente)) > maxOpenProposals)
        throw conflict('too-many', 'There are too many open proposals to this patient.');
      await queueMail(database, { kind: 'proposal', to, language: 'it', about: row.id_proposta }, now);
      onMail();
      audit({ azione: 'created', tipo: 'proposal', id_record: row.id_proposta, id_paziente });
      return only(toSent(access, [row]));
    },

    async withdrawProposal({ session, path: { id_paziente, id_proposta }, audit }) {
      const access = await getAccess(id_paziente, session.id_utente);
      const before = await findProposal(database, id_paziente, id_proposta);
      if (before === undefined) throw notFound();
      const decision = { stato: 'ritirata', decisa_il: timestamp(clock()) } as const;
      const row = before.stato === 'ritirata' ? before : await decide(database, before, 'inviata', decision);
      if (row === undefined) throw answered();
      audit({ azione: 'deleted', tipo: 'proposal', id_record: id_proposta, id_paziente });
      return only(toSent(access, [row]));
    },

    async listProposals({ session }) {
      const patientId = requirePatientId(session);
      return { data: await toOwn(patientId, await listProposals(database, patientId)) };
    },

    async answerProposal({ session, path: { id_proposta }, body: { stato, motivo = '' }, audit }) {
      const patientId = requirePatientId(session);
      const before = await findProposal(database, patientId, id_proposta);
      if (before === undefined) throw notFound();
      if ((before.tipo === 'nota') !== (stato === 'accettata')) {
        throw invalid([{ path: '/stato', code: 'kind', message: 'must be an answer to this kind of proposal' }]);
      }
      if (motivo !== '' && stato !== 'rifiutata') {
        throw invalid([{ path: '/motivo', code: 'const', message: 'must be empty unless the proposal is declined' }]);
      }
      const now = clock();
      const isReopened = stato === 'inviata';
      const decision = { stato, motivo: motivo.trim(), decisa_il: isReopened ? null : timestamp(now) };
      const row =
        before.stato === stato
          ? before
          : await decide(database, before, isReopened ? 'rifiutata' : 'inviata', decision);
      if (row === undefined) throw answered();
      if (row !== before && !isReopened) await queueAnswerMail(app, row, now);
      audit({ azione: 'changed', tipo: 'proposal', id_record: id_proposta });
      return only(toOwn(patientId, [row]));
    },
  };
}
