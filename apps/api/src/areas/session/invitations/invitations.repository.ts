import type { Insertable, Selectable } from 'kysely';
import { timestamp } from '../../../clock.ts';
import type { Queries } from '../../../database/database.ts';
import { deleteHeldMail } from '../../../mail/mail.repository.ts';
import { hashToken, newToken } from '../session.repository.ts';
import type { InvitationKind, InvitationsTable } from './invitations.table.ts';

export type Invitation = Selectable<InvitationsTable>;
export type NewInvitation = Pick<Insertable<InvitationsTable>, 'tipo' | 'email' | 'lingua' | 'id_invitante'> &
  Partial<Pick<Insertable<InvitationsTable>, 'id_cpp' | 'id_paziente'>>;

const hour = 3_600_000;

export const invitationLifetimeMs: Record<InvitationKind, number> = {
  amministratore: 24 * hour,
  dottore: 14 * 24 * hour,
  delega: 14 * 24 * hour,
  consegna: 14 * 24 * hour,
};

/** Returns the ID of a new invitation, which has no link until {@link issueCode} creates one. */
export async function insertInvitation(database: Queries, invitation: NewInvitation, now: number): Promise<number> {
  const { id_invito } = await database
    .insertInto('inviti')
    .values({
      id_cpp: null,
      id_paziente: null,
      ...invitation,
      code_hash: null,
      created_at: timestamp(now),
      expires_at: timestamp(now + invitationLifetimeMs[invitation.tipo]),
      accepted_at: null,
      id_accettante: null,
      revoked_at: null,
    })
    .returning('id_invito')
    .executeTakeFirstOrThrow();
  return id_invito;
}

function whereOpen(database: Queries, now: number) {
  return database
    .selectFrom('inviti')
    .where('accepted_at', 'is', null)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', timestamp(now));
}

/** Restarts the lifetime, revokes earlier codes and stores a hash. Undefined if the invitation is not open. */
export async function issueCode(
  database: Queries,
  id: number,
  now: number,
): Promise<{ code: string; expires: number; invitation: Invitation } | undefined> {
  const found = await whereOpen(database, now).selectAll().where('id_invito', '=', id).executeTakeFirst();
  if (found === undefined) return undefined;
  const code = newToken();
  const expires = now + invitationLifetimeMs[found.tipo];
  const invitation = await database
    .updateTable('inviti')
    .set({ code_hash: hashToken(code), expires_at: timestamp(expires) })
    .where('id_invito', '=', id)
    .where('accepted_at', 'is', null)
    .where('revoked_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
  return invitation && { code, expires, invitation };
}

export function findInvitation(database: Queries, code: string, now: number): Promise<Invitation | undefined> {
  return whereOpen(database, now).selectAll().where('code_hash', '=', hashToken(code)).executeTakeFirst();
}

/** Accepts the invitation of a code and returns it; undefined if it was accepted concurrently. */
export async function consumeInvitation(
  database: Queries,
  code: string,
  userId: number,
  now: number,
): Promise<Invitation | undefined> {
  const invitation = await database
    .updateTable('inviti')
    .set({ accepted_at: timestamp(now), id_accettante: userId })
    .where('code_hash', '=', hashToken(code))
    .where('accepted_at', 'is', null)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', timestamp(now))
    .returningAll()
    .executeTakeFirst();
  if (invitation) {
    await deleteHeldMail(database, { kind: 'invitation', to: invitation.email, about: invitation.id_invito });
  }
  return invitation;
}

export function listOpenInvitations(database: Queries, kind: InvitationKind, now: number): Promise<Invitation[]> {
  return whereOpen(database, now).selectAll().where('tipo', '=', kind).orderBy('id_invito', 'desc').execute();
}

/** Returns false if the invitation was accepted, revoked or has expired. */
export async function revokeInvitation(database: Queries, id: number, now: number): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('inviti')
    .set({ revoked_at: timestamp(now) })
    .where('id_invito', '=', id)
    .where('accepted_at', 'is', null)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', timestamp(now))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function revokeInvitationsTo(
  database: Queries,
  kind: InvitationKind,
  email: string,
  now: number,
): Promise<void> {
  await database
    .updateTable('inviti')
    .set({ revoked_at: timestamp(now) })
    .where('tipo', '=', kind)
    .where('email', '=', email)
    .where('accepted_at', 'is', null)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', timestamp(now))
    .execute();
}

export async function inviterName(
  database: Queries,
  { id_invitante }: Pick<Invitation, 'id_invitante'>,
): Promise<string | null> {
  if (id_invitante === null) return null;
  const row = await database
    .selectFrom('pazienti')
    .select(['paziente_nome', 'paziente_cognome'])
    .where('id_utente', '=', id_invitante)
    .executeTakeFirst();
  const name = [row?.paziente_nome, row?.paziente_cognome].filter(Boolean).join(' ');
  return name === '' ? null : name;
}

export async function acceptorName(database: Queries, id: number): Promise<string | undefined> {
  const row = await database
    .selectFrom('inviti')
    .innerJoin('pazienti', 'pazienti.id_utente', 'inviti.id_accettante')
    .select(['paziente_nome', 'paziente_cognome'])
    .where('id_invito', '=', id)
    .executeTakeFirst();
  return row && `${row.paziente_nome} ${row.paziente_cognome}`;
}

export async function revokeDoctorInvitations(
  database: Queries,
  patientId: number,
  doctorId: number,
  now: number,
): Promise<number> {
  const { numUpdatedRows } = await database
    .updateTable('inviti')
    .set({ revoked_at: timestamp(now) })
    .where('id_paziente', '=', patientId)
    .where('id_cpp', '=', doctorId)
    .where('accepted_at', 'is', null)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

export async function countOpenInvitations(database: Queries, patientId: number, now: number): Promise<number> {
  const { count } = await whereOpen(database, now)
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('id_paziente', '=', patientId)
    .where('tipo', '=', 'dottore')
    .executeTakeFirstOrThrow();
  return Number(count);
}

export function findOpenHandover(database: Queries, patientId: number, now: number): Promise<Invitation | undefined> {
  return whereOpen(database, now)
    .selectAll()
    .where('tipo', '=', 'consegna')
    .where('id_paziente', '=', patientId)
    .orderBy('id_invito', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Returns the full name of the person whose record the invitation is about. */
export async function patientName(
  database: Queries,
  { tipo, id_paziente }: Pick<Invitation, 'tipo' | 'id_paziente'>,
): Promise<string | null> {
  if ((tipo !== 'delega' && tipo !== 'consegna') || id_paziente === null) return null;
  const row = await database
    .selectFrom('pazienti')
    .select(['paziente_nome', 'paziente_cognome'])
    .where('id_paziente', '=', id_paziente)
    .executeTakeFirst();
  return row === undefined ? null : `${row.paziente_nome} ${row.paziente_cognome}`;
}

/** The same for an invitation by its ID; null for kinds without a record. */
export async function patientOf(database: Queries, id: number): Promise<string | null> {
  const row = await database
    .selectFrom('inviti')
    .select(['tipo', 'id_paziente'])
    .where('id_invito', '=', id)
    .executeTakeFirst();
  return row === undefined ? null : patientName(database, row);
}
