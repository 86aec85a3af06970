import type { Selectable } from 'kysely';
import type { components } from '../../contract/contract.gen.ts';
import type { Queries } from '../../database/database.ts';
import { versionAfter } from '../../records/version.ts';
import type { ContactsTable } from './contacts.table.ts';

export type Contact = components['schemas']['Contact'];
export type Kind = typeof emergency | typeof other;

export const emergency = 10;
export const other = 0;

const kindNames: Record<Kind, string> = { [emergency]: 'Contatto di emergenza', [other]: 'Altro contatto' };

function toContact(row: Selectable<ContactsTable>): Contact {
  return {
    id_contatto: row.id_contatto,
    id_paziente: row.id_paziente,
    author_id: row.author_id,
    id_contatto_tipologia: row.id_contatto_tipologia,
    tipologia_nome: kindNames[row.tipologia_originale],
    contatto_nominativo: row.contatto_nominativo,
    contatto_telefono: row.contatto_telefono,
    id_livello_confidenzialita: row.id_livello_confidenzialita,
    versione: row.updated_at,
  };
}

const byName = new Intl.Collator('it', { sensitivity: 'base' });

/** Contacts of one kind that are not deleted, as an Italian telephone book sorts them. */
export async function listContacts(database: Queries, patientId: number, kind: Kind): Promise<Contact[]> {
  const rows = await database
    .selectFrom('contatti')
    .selectAll()
    .where('id_paziente', '=', patientId)
    .where('id_contatto_tipologia', '=', kind)
    .execute();
  return rows
    .map(toContact)
    .sort((a, b) => byName.compare(a.contatto_nominativo, b.contatto_nominativo) || a.id_contatto - b.id_contatto);
}

/** Those deleted since a moment, as they would be again, and when that was. */
export async function deletedContacts(
  database: Queries,
  patientId: number,
  since: string,
): Promise<{ contatto: Contact; at: string }[]> {
  const rows = await database
    .selectFrom('contatti')
    .selectAll()
    .where('id_paziente', '=', patientId)
    .where('id_contatto_tipologia', '=', -1)
    .where('updated_at', '>=', since)
    .execute();
  return rows.map((row) => ({
    contatto: { ...toContact(row), id_contatto_tipologia: row.tipologia_originale },
    at: row.updated_at,
  }));
}

export async function ownsContact(database: Queries, patientId: number, id: number): Promise<boolean> {
  const row = await database
    .selectFrom('contatti')
    .select('id_contatto')
    .where('id_contatto', '=', id)
    .where('id_paziente', '=', patientId)
    .executeTakeFirst();
  return row !== undefined;
}

/** A contact of one kind, deleted or not. */
export async function findContact(
  database: Queries,
  patientId: number,
  id: number,
  kind: Kind,
): Promise<Contact | undefined> {
  const row = await database
    .selectFrom('contatti')
    .selectAll()
    .where('id_contatto', '=', id)
    .where('id_paziente', '=', patientId)
    .where('tipologia_originale', '=', kind)
    .executeTakeFirst();
  return row && toContact(row);
}

type Fields = Pick<
  Contact,
  'id_contatto_tipologia' | 'contatto_nominativo' | 'contatto_telefono' | 'id_livello_confidenzialita'
>;

export async function insertContact(
  database: Queries,
  owner: { id_paziente: number; author_id: number },
  kind: Kind,
  fields: Fields,
  at: string,
): Promise<Contact> {
  const row = await database
    .insertInto('contatti')
    .values({ ...owner, ...fields, tipologia_originale: kind, created_at: at, updated_at: at })
    .returningAll()
    .executeTakeFirstOrThrow();
  return toContact(row);
}

/** Undefined when it has changed since it was read. */
export async function updateContact(
  database: Queries,
  before: Contact,
  fields: Omit<Fields, 'id_livello_confidenzialita'> & Partial<Pick<Fields, 'id_livello_confidenzialita'>>,
  now: number,
): Promise<Contact | undefined> {
  const row = await database
    .updateTable('contatti')
    .set({ ...fields, updated_at: versionAfter(before.versione, now) })
    .where('id_contatto', '=', before.id_contatto)
    .where('updated_at', '=', before.versione)
    .returningAll()
    .executeTakeFirst();
  return row && toContact(row);
}
