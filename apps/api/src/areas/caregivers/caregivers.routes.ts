import { latestToday, timestamp } from '../../clock.ts';
import { sendsMail } from '../../config.ts';
import type { AppContext } from '../../context.ts';
import type { Call, HandlersFor } from '../../contract/handlers.ts';
import type { OwnershipCheck } from '../../contract/ownership.ts';
import { requirePatientId, type Session } from '../../contract/session.ts';
import type { Database, Queries } from '../../database/database.ts';
import { dormantAddress } from '../../mail/dormant-address.ts';
import { normalizeEmail } from '../../mail/normalize-email.ts';
import { isAdult } from '../../policy/acting.ts';
import { conflict, type FieldError, invalid, notFound } from '../../problem.ts';
import { checkNotAfter } from '../../records/checks.ts';
import { alreadyAnswered, momentOf } from './caregivers.service.ts';
import {
  closeGrant,
  countChildren,
  countOnlyChildren,
  findGrant,
  type GrantRow,
  insertDormantUser,
  insertGrant,
  isOpen,
  listGrants,
  listOwnColours,
  listReceived,
  nextColour,
  type ReceivedGrant,
  stateAt,
  toCaregiverGrant,
  toReceivedGrant,
} from './grants.repository.ts';

const maxOpenGrants = 20;
const maxChildren = 20;

const wrong = (path: string, code: string, message: string): FieldError => ({ path, code, message });

/** A grant of the record that the session concerns. */
export const ownsGrant =
  (database: Database): OwnershipCheck =>
  async ({ id_paziente }, id) =>
    id_paziente !== undefined && (await findGrant(database, id))?.id_paziente === id_paziente;

/** A grant to the user, or an invitation to the address of the account, answered or not. */
export const ownsReceivedGrant =
  (database: Database, getEmail: (userId: number) => Promise<string>): OwnershipCheck =>
  async ({ id_utente }, id) => {
    // Reads the address in every case, so that the response time does not tell a grant of others from a missing one.
    const [row, email] = [await findGrant(database, id), await getEmail(id_utente)];
    if (row === undefined || row.id_proprietario === id_utente) return false;
    return row.id_utente === null ? row.email === email : row.id_utente === id_utente;
  };

type Operations =
  | 'listCaregivers'
  | 'inviteCaregiver'
  | 'revokeCaregiver'
  | 'listReceivedGrants'
  | 'acceptGrant'
  | 'declineGrant'
  | 'leaveGrant'
  | 'createChild'
  | 'handOverRecord';

export function caregiversRoutes(app: AppContext): HandlersFor<Operations> {
  const { accounts, caregivers, clock, config, database, onMail, people } = app;
  const invitations = app.invitations.caregivers;
  const moment = () => momentOf(app);

  async function limitMail({ id_utente }: Session, recipient: string, address: string) {
    const email = await accounts.getEmail(id_utente);
    if (email === recipient) throw invalid([wrong('/email', 'own', "must not be the user's own address")]);
    await accounts.countAttempt({ purpose: 'message', email, address }, clock());
    await accounts.countAttempt({ purpose: 'letter', email: recipient, address }, clock());
  }

  async function find(id: number): Promise<GrantRow> {
    const row = await findGrant(database, id);
    if (row === undefined) throw notFound();
    return row;
  }

  async function showReceived(row: GrantRow, colour: number): Promise<ReceivedGrant> {
    const at = moment();
    const isParent = row.tipo === 'genitore' && row.id_utente !== null;
    return toReceivedGrant(row, isParent ? await invitations.findHandover(row.id_paziente, at.now) : null, colour, at);
  }

  const reply = async (id: number) => ({ data: await showReceived(await find(id), 1) });

  function checkTerms({ session, body }: Call<'inviteCaregiver'>, birth: string | null, dormant: boolean) {
    const { day } = moment();
    const { ambito, dal = day, fino_al = null } = body;
    const errors: FieldError[] = [];
    const byParent = session.grant?.isParent === true && dormant && !isAdult(birth, day);
    if (ambito === 'genitore' && (!byParent || fino_al !== null))
      errors.push(wrong('/ambito', 'scope', 'is only for parents of a minor, and has no last day'));
    if (dal < day) errors.push(wrong('/dal', 'past', 'must not be in the past'));
    if (fino_al !== null && fino_al < dal) errors.push(wrong('/fino_al', 'order', 'must not be before the first day'));
    if (errors.length > 0) throw invalid(errors);
    return { ambito, dal, fino_al, tipo: ambito === 'genitore' ? 'genitore' : 'parente' } as const;
  }

  async function close(queries: Queries, row: GrantRow, stato: 'rifiutata' | 'revocata' | 'terminata', by: number) {
    const closed = await closeGrant(queries, row, { stato, by }, clock());
    if (closed && row.id_invito !== null) await invitations.revoke(queries, row.id_invito, clock());
    return closed;
  }

  return {
    async listCaregivers({ session }) {
      const at = moment();
      const rows = await listGrants(database, requirePatientId(session));
      return { data: rows.map((row) => toCaregiverGrant(row, at)), spedisce: sendsMail(config) };
    },

    async inviteCaregiver(call) {
      const { session, body, address, audit } = call;
      const id_paziente = requirePatientId(session);
      const email = normalizeEmail(body.email);
      const { paziente_nascita: birth } = await people.person(id_paziente);
      const dormant = session.grant !== undefined && (await people.isDormant(session.id_proprietario));
      const terms = checkTerms(call, birth, dormant);
      await limitMail(session, email, address);
      const id = await database.transaction().execute(async (transaction) => {
        const at = moment();
        const open = (await listGrants(transaction, id_paziente)).filter((row) => isOpen(row, at));
        if (open.some((row) => row.email === email))
          throw conflict('already-caregiver', 'The address has a grant or an open invitation.');
        if (open.length >= maxOpenGrants)
          throw conflict('too-many-caregivers', 'Revoke a grant before adding another.');
        const who = { email, lingua: body.lingua ?? 'it', id_invitante: session.id_utente, id_paziente } as const;
        const id_invito = await invitations.send(transaction, { tipo: 'delega', ...who }, at.now);
        const grant = { id_paziente, id_utente: null, id_delegante: session.id_utente, id_invito, email, ...terms };
        const unanswered = { stato: 'invitata', colore: null, accepted_at: null } as const;
        return insertGrant(transaction, { ...grant, nome: body.nome.trim(), ...unanswered }, at.now);
      });
      onMail();
      audit({ azione: 'created', tipo: 'caregiver', id_record: id });
      return { data: toCaregiverGrant(await find(id), moment()) };
    },

    async revokeCaregiver({ session, path: { id_delega }, audit }) {
      const row = await find(id_delega);
      if (row.tipo === 'genitore' && row.stato === 'attiva' && session.grant !== undefined)
        throw conflict('parent', 'A parent cannot be removed by another one.');
      await database.transaction().execute((transaction) => close(transaction, row, 'revocata', session.id_utente));
      audit({ azione: 'deleted', tipo: 'caregiver', id_record: id_delega });
      return { data: toCaregiverGrant(await find(id_delega), moment()) };
    },

    async listReceivedGrants({ session: { id_utente } }) {
      const at = moment();
      const rows = await listReceived(database, { id_utente, email: await accounts.getEmail(id_utente) });
      const open = rows.filter((row) => isOpen(row, at));
      const order = (row: GrantRow) => [row.tipo, row.paziente_nome, row.paziente_cognome].join('\n');
      const sorted = open.sort((a, b) => order(a).localeCompare(order(b), 'it') || a.id_delega - b.id_delega);
      const used = sorted.map(({ colore }) => colore);
      const data: ReceivedGrant[] = [];
      for (const row of sorted) {
        const colour = row.colore ?? nextColour(used);
        if (row.colore === null) used.push(colour);
        data.push(await showReceived(row, colour));
      }
      return { data };
    },

    async acceptGrant({ session: { id_utente }, path: { id_delega }, audit }) {
      const row = await database.transaction().execute(async (transaction) => {
        const accepted = await caregivers.accept(transaction, id_delega, id_utente);
        if (accepted.id_invito !== null)
          await invitations.markAccepted(transaction, accepted.id_invito, id_utente, clock());
        return accepted;
      });
      onMail();
      audit({ azione: 'changed', tipo: 'caregiver', id_record: id_delega, id_paziente: row.id_paziente });
      return reply(id_delega);
    },

    async declineGrant({ session: { id_utente }, path: { id_delega }, audit }) {
      const row = await find(id_delega);
      const declined =
        stateAt(row, moment()) === 'invitata' &&
        (await database.transaction().execute((transaction) => close(transaction, row, 'rifiutata', id_utente)));
      if (!declined) throw alreadyAnswered();
      audit({ azione: 'deleted', tipo: 'caregiver', id_record: id_delega, id_paziente: row.id_paziente });
    },

    async leaveGrant({ session: { id_utente }, path: { id_delega }, audit }) {
      const row = await find(id_delega);
      if (row.id_utente !== id_utente || row.stato !== 'attiva')
        throw conflict('not-accepted', 'The grant is not an accepted one.');
      if (row.tipo === 'genitore' && (await countOnlyChildren(database, id_utente, row.id_paziente)) > 0)
        throw conflict('last-parent', 'A child without an own account needs a parent.');
      await database.transaction().execute((transaction) => close(transaction, row, 'terminata', id_utente));
      audit({ azione: 'deleted', tipo: 'caregiver', id_record: id_delega, id_paziente: row.id_paziente });
    },

    async createChild({ session: { id_utente }, body, audit }) {
      const { now, day } = moment();
      const { paziente_nascita, paziente_sesso } = body;
      checkNotAfter(latestToday(now), { paziente_nascita });
      if (isAdult(paziente_nascita, day))
        throw invalid([wrong('/paziente_nascita', 'age', 'must be less than 18 years ago')]);
      const nome = body.paziente_nome.trim();
      const made = await database.transaction().execute(async (transaction) => {
        if ((await countChildren(transaction, id_utente)) >= maxChildren)
          throw conflict('too-many-children', `There are already ${maxChildren} children.`);
        const child = await insertDormantUser(transaction, dormantAddress(), now);
        const names = { id_utente: child, nome, cognome: body.paziente_cognome.trim() };
        await people.openRecord(transaction, names, timestamp(now));
        const id_paziente = await people.setBirth(transaction, child, { paziente_nascita, paziente_sesso });
        const colore = nextColour(await listOwnColours(transaction, id_utente));
        const own = { id_utente, id_delegante: id_utente, id_invito: null, email: null, nome, colore } as const;
        const terms = { ambito: 'genitore', tipo: 'genitore', dal: day, fino_al: null, stato: 'attiva' } as const;
        const grant = { id_paziente, ...own, ...terms, accepted_at: timestamp(now) };
        return { id_paziente, id: await insertGrant(transaction, grant, now) };
      });
      audit({ azione: 'created', tipo: 'caregiver', id_record: made.id, id_paziente: made.id_paziente });
      return reply(made.id);
    },

    async handOverRecord({ session, body, address, audit }) {
      const row = await find(body.id_delega);
      const at = moment();
      if (row.tipo !== 'genitore' || stateAt(row, at) !== 'attiva' || row.id_utente !== session.id_utente)
        throw conflict('not-parent', 'Only a parent can hand over a record.');
      if (!isAdult(row.paziente_nascita, at.day)) throw conflict('minor', 'The child has not come of age.');
      const email = normalizeEmail(body.email);
      await limitMail(session, email, address);
      await database.transaction().execute(async (transaction) => {
        const { id_paziente } = row;
        await invitations.revokeHandovers(transaction, id_paziente, at.now);
        const who = { email, lingua: body.lingua ?? 'it', id_invitante: session.id_utente, id_paziente } as const;
        await invitations.send(transaction, { tipo: 'consegna', ...who }, at.now);
      });
      onMail();
      audit({ azione: 'changed', tipo: 'caregiver', id_record: row.id_delega, id_paziente: row.id_paziente });
      return reply(row.id_delega);
    },
  };
}
