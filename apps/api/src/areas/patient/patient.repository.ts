import type { Selectable, Updateable } from 'kysely';
import type { Database, Queries } from '../../database/database.ts';
import type { ContactDetailTable, PatientTable } from './patient.table.ts';

export async function findPatient(database: Queries, patientId: number) {
  return database
    .selectFrom('pazienti')
    .innerJoin('utenti', 'utenti.id_utente', 'pazienti.id_utente')
    .leftJoin('contact_detail', 'contact_detail.id_utente', 'pazienti.id_utente')
    .selectAll('pazienti')
    .select([
      'utenti.email',
      'utenti.dormiente',
      'contact_detail.comune_nascita',
      'contact_detail.comune_residenza',
      'contact_detail.contatto_indirizzo',
      'contact_detail.contatto_telefono',
    ])
    .where('pazienti.id_paziente', '=', patientId)
    .executeTakeFirstOrThrow();
}

export async function findPerson(database: Queries, patientId: number) {
  return database
    .selectFrom('pazienti')
    .select(['paziente_nome', 'paziente_cognome', 'paziente_nascita', 'paziente_sesso'])
    .where('id_paziente', '=', patientId)
    .executeTakeFirstOrThrow();
}

export async function findPatientId(database: Queries, userId: number): Promise<number | undefined> {
  const row = await database
    .selectFrom('pazienti')
    .select('id_paziente')
    .where('id_utente', '=', userId)
    .executeTakeFirst();
  return row?.id_paziente;
}

export async function insertPatient(
  database: Queries,
  user: { id_utente: number; nome: string; cognome: string },
  at: string,
): Promise<void> {
  const { id_utente } = user;
  await database
    .insertInto('pazienti')
    .values({
      id_utente,
      paziente_nome: user.nome,
      paziente_cognome: user.cognome,
      paziente_sesso: 'unknown',
      id_update: id_utente,
      updated_at: at,
    })
    .execute();
}

export async function findOwner(database: Queries, patientId: number): Promise<number | undefined> {
  const row = await database
    .selectFrom('pazienti')
    .select('id_utente')
    .where('id_paziente', '=', patientId)
    .executeTakeFirst();
  return row?.id_utente;
}

export async function isDormant(database: Queries, userId: number): Promise<boolean> {
  const row = await database
    .selectFrom('utenti')
    .select('dormiente')
    .where('id_utente', '=', userId)
    .executeTakeFirst();
  return row?.dormiente === 1;
}

export async function setBirth(
  database: Queries,
  userId: number,
  birth: Pick<Selectable<PatientTable>, 'paziente_nascita' | 'paziente_sesso'>,
): Promise<number> {
  const { id_paziente } = await database
    .updateTable('pazienti')
    .set(birth)
    .where('id_utente', '=', userId)
    .returning('id_paziente')
    .executeTakeFirstOrThrow();
  return id_paziente;
}

export type PatientRow = Awaited<ReturnType<typeof findPatient>>;

export interface PatientChange {
  patient: Omit<Updateable<PatientTable>, 'id_paziente' | 'id_utente' | 'id_update' | 'updated_at'>;
  detail: Partial<Omit<Selectable<ContactDetailTable>, 'id_utente'>>;
}

export async function savePatient(
  database: Database,
  ids: { id_paziente: number; id_proprietario: number; id_update: number },
  { patient, detail }: PatientChange,
  at: string,
  seen: string | undefined,
): Promise<boolean> {
  return database.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('pazienti')
      .set({ ...patient, id_update: ids.id_update, updated_at: at })
      .where('id_paziente', '=', ids.id_paziente)
      .$if(seen !== undefined, (update) => update.where('updated_at', '=', seen ?? ''))
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) return false;
    if (Object.keys(detail).length === 0) return true;
    await transaction
      .insertInto('contact_detail')
      .values({ id_utente: ids.id_proprietario, ...detail })
      .onConflict((conflict) => conflict.column('id_utente').doUpdateSet(detail))
      .execute();
    return true;
  });
}
