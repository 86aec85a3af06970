import type { Caregivers } from '../../area-services.ts';
import { calendarDay, timestamp } from '../../clock.ts';
import type { AppContext } from '../../context.ts';
import type { ActingGrant, Session } from '../../contract/session.ts';
import type { Queries } from '../../database/database.ts';
import { conflict, notFound } from '../../problem.ts';
import {
  activateGrant,
  closeGrant,
  countOnlyChildren,
  findActing,
  findGrant,
  type GrantRow,
  hasActedFor,
  isOpen,
  listGrants,
  listOwnColours,
  type Moment,
  markRead,
  nextColour,
  stateAt,
  wakeUser,
} from './grants.repository.ts';

type Context = Pick<AppContext, 'clock' | 'database' | 'timeZone'> & { audit: Pick<AppContext['audit'], 'append'> };

export const momentOf = ({ clock, timeZone }: Pick<Context, 'clock' | 'timeZone'>): Moment => {
  const now = clock();
  return { now, day: calendarDay(now, timeZone) };
};

export const alreadyAnswered = () => conflict('answered', 'The invitation is no longer waiting for an answer.');

// Largest integer of a database column.
const maxId = 2_147_483_647;

function readId(text: string): number | undefined {
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : Number.NaN;
  return id <= maxId ? id : undefined;
}

export function caregiversService(app: Context): Caregivers {
  const { audit, database } = app;

  async function act(session: Session, patientId: number): Promise<Session | undefined> {
    const found = await findActing(database, session.id_utente, patientId, momentOf(app));
    if (found === undefined) return undefined;
    const { id_delega, scope, tipo, id_proprietario } = found;
    const grant: ActingGrant = { id_delega, scope, isParent: tipo === 'genitore' };
    return { ...session, id_paziente: patientId, id_proprietario, grant };
  }

  const entry = (row: Pick<GrantRow, 'id_paziente' | 'id_delega'>, by: number, now: number) =>
    ({
      id_paziente: row.id_paziente,
      id_utente: by,
      at: timestamp(now),
      kind: 'caregiver',
      id_record: row.id_delega,
    }) as const;

  return {
    act,

    async actFor(session, text) {
      const id = readId(text);
      if (id === undefined) throw notFound();
      if (id === session.id_paziente) return session;
      const acting = await act(session, id);
      if (acting === undefined) throw notFound();
      return acting;
    },

    async confirmAccess({ id_utente, id_paziente, grant }) {
      const moment = momentOf(app);
      const found = grant && (await findActing(database, id_utente, id_paziente ?? 0, moment));
      // The scope of a parent may have shrunk by the request itself, which corrected the date of birth.
      if (grant === undefined || found?.id_delega !== grant.id_delega) throw notFound();
      if (found.letta_il === moment.day) return;
      await database.transaction().execute(async (transaction) => {
        if (!(await markRead(transaction, grant.id_delega, moment))) return;
        const row = { id_paziente: id_paziente ?? 0, id_delega: grant.id_delega };
        await audit.append(transaction, { ...entry(row, id_utente, moment.now), action: 'read' });
      });
    },

    hasActedFor: (patientId, userId) => hasActedFor(database, patientId, userId),
    hasOnlyChildren: async (userId) => (await countOnlyChildren(database, userId)) > 0,

    async accept(queries, id, userId) {
      const moment = momentOf(app);
      const row = await findGrant(queries, id);
      if (row === undefined || stateAt(row, moment) !== 'invitata') throw alreadyAnswered();
      if (row.id_proprietario === userId) throw conflict('own-account', 'The record is the own one.');
      for (const other of await listGrants(queries, row.id_paziente)) {
        if (other.id_utente !== userId || other.stato !== 'attiva') continue;
        if (isOpen(other, moment)) throw conflict('already-caregiver', 'The user is a caregiver of this person.');
        await closeGrant(queries, other, { stato: 'terminata', by: userId }, moment.now);
      }
      const colore = nextColour(await listOwnColours(queries, userId));
      if (!(await activateGrant(queries, id, { id_utente: userId, colore }, moment.now))) throw alreadyAnswered();
      return row;
    },

    async acceptInvitation(queries, invitationId, userId) {
      const found = await queries
        .selectFrom('deleghe')
        .select(['id_delega', 'id_paziente'])
        .where('id_invito', '=', invitationId)
        .executeTakeFirst();
      if (found === undefined) throw notFound();
      await this.accept(queries, found.id_delega, userId);
      await audit.append(queries, { ...entry(found, userId, app.clock()), action: 'changed' });
    },

    async takeOver(queries, patientId, user) {
      const { now } = momentOf(app);
      const owner = await queries
        .selectFrom('pazienti')
        .select('id_utente')
        .where('id_paziente', '=', patientId)
        .executeTakeFirst();
      if (owner === undefined) throw notFound();
      const { id_utente } = owner;
      if (!(await wakeUser(queries, id_utente, { ...user, terms_accepted_at: timestamp(now) })))
        throw conflict('email-exists', 'An account with the invited address exists.');
      const ended: GrantRow[] = [];
      for (const row of await listGrants(queries, patientId)) {
        if (await closeGrant(queries, row, { stato: 'terminata', by: id_utente }, now)) ended.push(row);
      }
      await revokeOpenInvitations(queries, patientId, now);
      for (const row of ended) await audit.append(queries, { ...entry(row, id_utente, now), action: 'deleted' });
      const account = { id_paziente: patientId, id_utente, at: timestamp(now), id_record: id_utente };
      await audit.append(queries, { ...account, kind: 'account', action: 'created' });
      return id_utente;
    },
  };
}

/** Those of other kinds, such as doctors, stay valid. */
async function revokeOpenInvitations(queries: Queries, patientId: number, now: number): Promise<void> {
  await queries
    .updateTable('inviti')
    .set({ revoked_at: timestamp(now) })
    .where('id_paziente', '=', patientId)
    .where('tipo', 'in', ['delega', 'consegna'])
    .where('accepted_at', 'is', null)
    .where('revoked_at', 'is', null)
    .execute();
}
