import type { Selectable } from 'kysely';
import { timestamp } from '../../clock.ts';
import type { components } from '../../contract/contract.gen.ts';
import type { Queries } from '../../database/database.ts';
import { prepared } from '../../database/prepared.ts';
import { grantedScope, isAdult, scopeOn, toAmbito } from '../../policy/acting.ts';
import { ageOn } from '../../policy/age.ts';
import type { GrantsTable } from './caregivers.table.ts';

type Schemas = components['schemas'];
export type Grant = Selectable<GrantsTable>;
export type CaregiverGrant = Schemas['CaregiverGrant'];
export type ReceivedGrant = Schemas['ReceivedGrant'];

/** The moment of a decision: expiry is decided whenever a grant is used, not by a job. */
export interface Moment {
  now: number;
  /** YYYY-MM-DD in the time zone of the installation. */
  day: string;
}

// Stryker disable next-line UnaryOperator: the numbers only stand for those of each call
const queryActive = prepared({ userId: -1, patientId: -2 }, (database, { userId, patientId }) =>
  database
    .selectFrom('deleghe')
    .innerJoin('pazienti', 'pazienti.id_paziente', 'deleghe.id_paziente')
    .select(['id_delega', 'stato', 'ambito', 'tipo', 'dal', 'fino_al', 'letta_il'])
    .select(['paziente_nascita', 'pazienti.id_utente as id_proprietario'])
    .where('deleghe.id_utente', '=', userId)
    .where('deleghe.id_paziente', '=', patientId)
    .where('stato', '=', 'attiva'),
);

/** Returns the grant that gives a user access to a record at the moment, with its scope. */
export async function findActing(database: Queries, userId: number, patientId: number, { day }: Moment) {
  const [row] = await queryActive(database, { userId, patientId });
  const scope = row && scopeOn(row, day);
  return row && scope && { ...row, scope };
}

/** Returns true for the first use on a day. */
export async function markRead(database: Queries, id: number, { day }: Moment): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('deleghe')
    .set({ letta_il: day })
    .where('id_delega', '=', id)
    .where(({ or, eb }) => or([eb('letta_il', 'is', null), eb('letta_il', '!=', day)]))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

function selectGrants(database: Queries) {
  return database
    .selectFrom('deleghe')
    .innerJoin('pazienti', 'pazienti.id_paziente', 'deleghe.id_paziente')
    .innerJoin('utenti', 'utenti.id_utente', 'pazienti.id_utente')
    .leftJoin('inviti', 'inviti.id_invito', 'deleghe.id_invito')
    .leftJoin('pazienti as assistente', 'assistente.id_utente', 'deleghe.id_utente')
    .leftJoin('pazienti as delegante', 'delegante.id_utente', 'deleghe.id_delegante')
    .selectAll('deleghe')
    .select([
      'inviti.expires_at as invito_scade',
      'pazienti.id_utente as id_proprietario',
      'pazienti.paziente_nome',
      'pazienti.paziente_cognome',
      'pazienti.paziente_nascita',
      'utenti.dormiente',
      'assistente.paziente_nome as assistente_nome',
      'assistente.paziente_cognome as assistente_cognome',
      'delegante.paziente_nome as delegante_nome',
      'delegante.paziente_cognome as delegante_cognome',
    ]);
}

export type GrantRow = Awaited<ReturnType<typeof findGrant>> & {};

export const findGrant = (database: Queries, id: number) =>
  selectGrants(database).where('id_delega', '=', id).executeTakeFirst();

const fullName = (name: string | null, surname: string | null): string | null =>
  name === null ? null : `${name} ${surname ?? ''}`.trim();

/** An invitation whose link has expired was not answered in time. */
export function stateAt(row: Pick<GrantRow, 'stato' | 'dal' | 'fino_al' | 'invito_scade'>, { now, day }: Moment) {
  if (row.stato === 'invitata') return (row.invito_scade ?? '') > timestamp(now) ? 'invitata' : 'rifiutata';
  if (row.stato !== 'attiva') return row.stato;
  if (day < row.dal) return 'programmata';
  return day > (row.fino_al ?? day) ? 'scaduta' : 'attiva';
}

export const isOpen = (row: GrantRow, moment: Moment): boolean =>
  ['invitata', 'programmata', 'attiva'].includes(stateAt(row, moment));

export function toCaregiverGrant(row: GrantRow, moment: Moment): CaregiverGrant {
  return {
    id_delega: row.id_delega,
    nome: row.nome,
    email: row.email,
    persona: fullName(row.assistente_nome, row.assistente_cognome),
    ambito: row.ambito,
    tipo: row.tipo,
    dal: row.dal,
    fino_al: row.fino_al,
    stato: stateAt(row, moment),
    creata_il: row.created_at,
    accettata_il: row.accepted_at,
    chiusa_il: row.closed_at,
    ultima_lettura: row.letta_il,
  };
}

export async function listGrants(database: Queries, patientId: number): Promise<GrantRow[]> {
  return selectGrants(database).where('deleghe.id_paziente', '=', patientId).orderBy('id_delega', 'desc').execute();
}

/** Returns the grants to a user, and the unanswered invitations to the address of the account. */
export async function listReceived(database: Queries, { id_utente, email }: { id_utente: number; email: string }) {
  return selectGrants(database)
    .where(({ or, and, eb }) =>
      or([
        and([eb('deleghe.id_utente', '=', id_utente), eb('stato', '=', 'attiva')]),
        and([eb('deleghe.email', '=', email), eb('stato', '=', 'invitata'), eb('pazienti.id_utente', '!=', id_utente)]),
      ]),
    )
    .execute();
}

export const colourCount = 6;

/** Returns the first colour that no other active grant of the user has; more people share colours. */
export function nextColour(used: readonly (number | null)[]): number {
  const counts = Array.from({ length: colourCount }, (_, at) => used.filter((colour) => colour === at + 1).length);
  return counts.indexOf(Math.min(...counts)) + 1;
}

export function toReceivedGrant(
  row: GrantRow,
  handover: ReceivedGrant['consegna'],
  colour: number,
  moment: Moment,
): ReceivedGrant {
  const stato = stateAt(row, moment);
  const accepted = stato !== 'invitata';
  const birth = row.paziente_nascita;
  return {
    id_delega: row.id_delega,
    id_paziente: row.id_paziente,
    nome: row.paziente_nome,
    cognome: row.paziente_cognome,
    eta: accepted && birth !== null ? ageOn(birth, moment.day) : null,
    // A grant that has not begun shows the scope that it will have.
    ambito: toAmbito(grantedScope(row, moment.day)),
    tipo: row.tipo,
    dal: row.dal,
    fino_al: row.fino_al,
    stato: stato === 'attiva' || stato === 'programmata' ? stato : 'invitata',
    colore: row.colore ?? colour,
    invitante: row.id_invito === null ? null : fullName(row.delegante_nome, row.delegante_cognome),
    maggiorenne: row.tipo === 'genitore' && accepted && isAdult(birth, moment.day),
    consegna: handover,
  };
}

export async function listOwnColours(database: Queries, userId: number): Promise<(number | null)[]> {
  const rows = await database
    .selectFrom('deleghe')
    .select('colore')
    .where('id_utente', '=', userId)
    .where('stato', '=', 'attiva')
    .execute();
  return rows.map(({ colore }) => colore);
}

export async function insertGrant(
  database: Queries,
  grant: Omit<Grant, 'id_delega' | 'created_at' | 'closed_at' | 'id_chiusura' | 'letta_il'>,
  now: number,
): Promise<number> {
  const { id_delega } = await database
    .insertInto('deleghe')
    .values({ ...grant, created_at: timestamp(now), closed_at: null, id_chiusura: null, letta_il: null })
    .returning('id_delega')
    .executeTakeFirstOrThrow();
  return id_delega;
}

/** Returns false if the grant was answered or revoked concurrently. */
export async function activateGrant(
  database: Queries,
  id: number,
  { id_utente, colore }: { id_utente: number; colore: number },
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('deleghe')
    .set({ stato: 'attiva', id_utente, colore, accepted_at: timestamp(now) })
    .where('id_delega', '=', id)
    .where('stato', '=', 'invitata')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Ends a grant and deletes what the caregiver left about the record. Returns false if it had already ended. */
export async function closeGrant(
  database: Queries,
  { id_delega, id_utente, id_paziente }: Pick<Grant, 'id_delega' | 'id_utente' | 'id_paziente'>,
  { stato, by }: { stato: Grant['stato']; by: number },
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('deleghe')
    .set({ stato, closed_at: timestamp(now), id_chiusura: by })
    .where('id_delega', '=', id_delega)
    .where('stato', 'in', ['invitata', 'attiva'])
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) return false;
  await deleteDrafts(database, { id_utente, id_paziente });
  return true;
}

async function deleteDrafts(database: Queries, { id_utente, id_paziente }: Pick<Grant, 'id_utente' | 'id_paziente'>) {
  await database
    .deleteFrom('bozze_assistiti')
    .where('id_utente', '=', id_utente ?? 0)
    .where('id_paziente', '=', id_paziente)
    .execute();
}

/** Ends all grants but those of the parents of dormant accounts, whose records could not be opened any more. */
export async function endAllGrants(database: Queries, at: string) {
  const ended = await database
    .updateTable('deleghe')
    .set({ stato: 'terminata', closed_at: at })
    .where('stato', '=', 'attiva')
    .where(({ not, and, eb, exists, selectFrom }) =>
      not(
        and([
          eb('tipo', '=', 'genitore'),
          exists(
            selectFrom('pazienti')
              .innerJoin('utenti', 'utenti.id_utente', 'pazienti.id_utente')
              .select('pazienti.id_paziente')
              .whereRef('pazienti.id_paziente', '=', 'deleghe.id_paziente')
              .where('dormiente', '=', 1),
          ),
        ]),
      ),
    )
    .returning(['id_delega', 'id_utente', 'id_paziente'])
    .execute();
  for (const { id_utente, id_paziente } of ended) await deleteDrafts(database, { id_utente, id_paziente });
  return ended;
}

export async function hasActedFor(database: Queries, patientId: number, userId: number): Promise<boolean> {
  const row = await database
    .selectFrom('deleghe')
    .select('id_delega')
    .where('id_paziente', '=', patientId)
    .where('id_utente', '=', userId)
    .where('accepted_at', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** The children without an own account of a parent. */
const countChildrenOf = (database: Queries, userId: number) =>
  database
    .selectFrom('deleghe')
    .innerJoin('pazienti', 'pazienti.id_paziente', 'deleghe.id_paziente')
    .innerJoin('utenti', 'utenti.id_utente', 'pazienti.id_utente')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('deleghe.id_utente', '=', userId)
    .where('stato', '=', 'attiva')
    .where('tipo', '=', 'genitore')
    .where('dormiente', '=', 1);

/** Counts those whose only parent is this user, or whether one record is such a child's. */
export async function countOnlyChildren(database: Queries, userId: number, patientId?: number): Promise<number> {
  const { count } = await countChildrenOf(database, userId)
    .$if(patientId !== undefined, (query) => query.where('deleghe.id_paziente', '=', patientId ?? 0))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('deleghe as altra')
            .select('altra.id_delega')
            .whereRef('altra.id_paziente', '=', 'deleghe.id_paziente')
            .whereRef('altra.id_delega', '!=', 'deleghe.id_delega')
            .where('altra.stato', '=', 'attiva')
            .where('altra.tipo', '=', 'genitore'),
        ),
      ),
    )
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function countChildren(database: Queries, userId: number): Promise<number> {
  const { count } = await countChildrenOf(database, userId).executeTakeFirstOrThrow();
  return Number(count);
}

export async function insertDormantUser(database: Queries, email: string, now: number): Promise<number> {
  const { id_utente } = await database
    .insertInto('utenti')
    .values({ email, password_hash: '', dormiente: 1, created_at: timestamp(now) })
    .returning('id_utente')
    .executeTakeFirstOrThrow();
  return id_utente;
}

/** Returns false if the account is not dormant or another one has the address. */
export async function wakeUser(
  database: Queries,
  userId: number,
  user: { email: string; password_hash: string; terms_accepted_at: string },
): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('utenti')
    .set({ ...user, dormiente: 0 })
    .where('id_utente', '=', userId)
    .where('dormiente', '=', 1)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('utenti as altro').select('altro.id_utente').where('altro.email', '=', user.email))),
    )
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
