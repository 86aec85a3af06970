import type { Insertable, Updateable } from 'kysely';
import type { components } from '../../contract/contract.gen.ts';
import type { Queries } from '../../database/database.ts';
import { prepared } from '../../database/prepared.ts';
import type { LinksTable } from './links.table.ts';

export type PersonalLink = components['schemas']['PersonalLink'];

const columns = [
  'linkid',
  'id_paziente',
  'name',
  'link',
  'descrizione',
  'type',
  'deleted_at',
  'updated_at as versione',
] as const;

const linksOf = prepared({ patientId: -1 }, (database, { patientId }) =>
  database
    .selectFrom('link_personali')
    .select(columns)
    .where('id_paziente', '=', patientId)
    .where('deleted_at', 'is', null),
);

const byName = new Intl.Collator('it', { sensitivity: 'base' });

/** Those that are not deleted, as an Italian dictionary sorts their names. */
export async function listPersonalLinks(database: Queries, patientId: number): Promise<PersonalLink[]> {
  const rows = await linksOf(database, { patientId });
  return rows.toSorted((a, b) => byName.compare(a.name, b.name) || a.linkid - b.linkid);
}

/** Those deleted since a moment. */
export async function deletedPersonalLinks(database: Queries, patientId: number, since: string) {
  const rows = await database
    .selectFrom('link_personali')
    .select(['linkid', 'name', 'deleted_at'])
    .where('id_paziente', '=', patientId)
    .where('deleted_at', '>=', since)
    .execute();
  return rows.map(({ linkid, name, deleted_at }) => ({ id: linkid, name, at: deleted_at ?? since }));
}

/** A link of a patient, deleted or not. */
export async function findPersonalLink(
  database: Queries,
  patientId: number,
  id: number,
): Promise<PersonalLink | undefined> {
  return database
    .selectFrom('link_personali')
    .select(columns)
    .where('linkid', '=', id)
    .where('id_paziente', '=', patientId)
    .executeTakeFirst();
}

export async function insertPersonalLink(
  database: Queries,
  link: Omit<Insertable<LinksTable>, 'deleted_at' | 'created_at' | 'updated_at'>,
  at: string,
): Promise<PersonalLink> {
  return database
    .insertInto('link_personali')
    .values({ ...link, deleted_at: null, created_at: at, updated_at: at })
    .returning(columns)
    .executeTakeFirstOrThrow();
}

/** Undefined when somebody else has deleted or restored it since it was read, or it is not the version that was seen. */
export async function updatePersonalLink(
  database: Queries,
  before: PersonalLink,
  change: Omit<Updateable<LinksTable>, 'updated_at'>,
  at: string,
  seen?: string,
): Promise<PersonalLink | undefined> {
  return database
    .updateTable('link_personali')
    .set({ ...change, updated_at: at })
    .where('linkid', '=', before.linkid)
    .$if(seen !== undefined, (update) => update.where('updated_at', '=', seen ?? ''))
    .where('deleted_at', before.deleted_at === null ? 'is' : '=', before.deleted_at)
    .returning(columns)
    .executeTakeFirst();
}
