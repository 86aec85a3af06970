import { sql } from 'kysely';
import type { components } from '../../contract/contract.gen.ts';
import type { Queries } from '../../database/database.ts';
import { features } from '../../policy/features.ts';

export type Permission = components['schemas']['Permission'];
export type Role = components['schemas']['Role'];
type ListedRole = components['schemas']['ListedRole'];
export type Licence = components['schemas']['Licence'];

const known = new Set<string>(features);

export const isKnown = (name: string) => known.has(name);

type NamedEntry = { id: number; name: string };
const toPermission = ({ id, name }: NamedEntry): Permission => ({ id, name, richiesta: isKnown(name) });

export async function listPermissions(database: Queries): Promise<Permission[]> {
  const rows = await database.selectFrom('permessi').select(['id', 'name']).orderBy('name').execute();
  return rows.map(toPermission);
}

export async function listRoles(database: Queries): Promise<ListedRole[]> {
  const rows = await database
    .selectFrom('ruoli')
    .leftJoin('ruoli_permessi', 'ruoli_permessi.id_ruolo', 'ruoli.id')
    .select(['ruoli.id', 'ruoli.name'])
    .select(({ fn }) => fn.count<number | string>('id_permesso').as('numero_permessi'))
    .groupBy(['ruoli.id', 'ruoli.name'])
    .orderBy('ruoli.name')
    .execute();
  return rows.map((row) => ({ ...row, numero_permessi: Number(row.numero_permessi) }));
}

export async function addName(
  database: Queries,
  list: 'permessi' | 'ruoli',
  name: string,
): Promise<NamedEntry | undefined> {
  const same = await database
    .selectFrom(list)
    .select('id')
    .where(sql`lower(name)`, '=', name.toLowerCase())
    .executeTakeFirst();
  if (same !== undefined) return undefined;
  return database
    .insertInto(list)
    .values({ name })
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', 'name'])
    .executeTakeFirst();
}

export function findRole(database: Queries, id: number): Promise<Role | undefined> {
  return database.selectFrom('ruoli').select(['id', 'name']).where('id', '=', id).executeTakeFirst();
}

export async function listRolePermissions(database: Queries, roleId: number): Promise<Permission[]> {
  const rows = await database
    .selectFrom('ruoli_permessi')
    .innerJoin('permessi', 'permessi.id', 'ruoli_permessi.id_permesso')
    .select(['permessi.id', 'permessi.name'])
    .where('id_ruolo', '=', roleId)
    .orderBy('permessi.name')
    .execute();
  return rows.map(toPermission);
}

export async function allExist(
  database: Queries,
  list: 'permessi' | 'ruoli',
  ids: readonly number[],
): Promise<boolean> {
  if (ids.length === 0) return true;
  const rows = await database.selectFrom(list).select('id').where('id', 'in', ids).execute();
  return rows.length === ids.length;
}

export async function setRolePermissions(database: Queries, id_ruolo: number, ids: readonly number[]): Promise<void> {
  await database.deleteFrom('ruoli_permessi').where('id_ruolo', '=', id_ruolo).execute();
  const rows = ids.map((id_permesso) => ({ id_ruolo, id_permesso }));
  if (rows.length > 0) await database.insertInto('ruoli_permessi').values(rows).execute();
}

export async function listFreeFeatures(database: Queries): Promise<Permission[]> {
  const rows = await database
    .selectFrom('funzioni_libere')
    .innerJoin('permessi', 'permessi.id', 'funzioni_libere.id_permesso')
    .select(['permessi.id', 'permessi.name'])
    .orderBy('permessi.name')
    .execute();
  return rows.map(toPermission);
}

export async function setFreeFeatures(database: Queries, ids: readonly number[]): Promise<void> {
  await database.deleteFrom('funzioni_libere').execute();
  const rows = ids.map((id_permesso) => ({ id_permesso }));
  if (rows.length > 0) await database.insertInto('funzioni_libere').values(rows).execute();
}

const licenceColumns = ['id', 'descrizione', 'costo_centesimi', 'enable', 'durata_desc', 'durata_mesi'] as const;

type LicenceRow = Omit<Licence, 'costo' | 'enable'> & { costo_centesimi: number; enable: number };

function toLicence({ costo_centesimi, enable, ...row }: LicenceRow): Licence {
  return { ...row, costo: costo_centesimi / 100, enable: enable === 1 ? 1 : 0 };
}

export async function listLicences(database: Queries): Promise<Licence[]> {
  const rows = await database.selectFrom('licenze').select(licenceColumns).orderBy('id').execute();
  return rows.map(toLicence);
}

export async function findLicence(database: Queries, id: number): Promise<Licence | undefined> {
  const row = await database.selectFrom('licenze').select(licenceColumns).where('id', '=', id).executeTakeFirst();
  return row && toLicence(row);
}

/** In Italian, like the other names in these lists. */
function formatDuration(months: number | null): string {
  if (months === null) return 'Senza scadenza';
  if (months % 12 === 0) return months === 12 ? '1 anno' : `${months / 12} anni`;
  return months === 1 ? '1 mese' : `${months} mesi`;
}

export async function saveLicence(
  database: Queries,
  id: number | undefined,
  { costo, descrizione, durata_mesi, enable }: Omit<Licence, 'id' | 'durata_desc'>,
): Promise<Licence | undefined> {
  const others = database
    .selectFrom('licenze')
    .select('id')
    .where(sql`lower(descrizione)`, '=', descrizione.toLowerCase());
  if (await others.$if(id !== undefined, (query) => query.where('id', '!=', id ?? 0)).executeTakeFirst())
    return undefined;
  const values = {
    ...{ descrizione, durata_mesi, enable },
    costo_centesimi: Math.round(costo * 100),
    durata_desc: formatDuration(durata_mesi),
  };
  const saved =
    id === undefined
      ? database.insertInto('licenze').values(values).returning(licenceColumns)
      : database.updateTable('licenze').set(values).where('id', '=', id).returning(licenceColumns);
  return toLicence(await saved.executeTakeFirstOrThrow());
}

export function listLicenceRoles(database: Queries, licenceId: number): Promise<Role[]> {
  return database
    .selectFrom('licenze_ruoli')
    .innerJoin('ruoli', 'ruoli.id', 'licenze_ruoli.id_ruolo')
    .select(['ruoli.id', 'ruoli.name'])
    .where('id_licenza', '=', licenceId)
    .orderBy('ruoli.name')
    .execute();
}

export async function setLicenceRoles(database: Queries, id_licenza: number, ids: readonly number[]): Promise<void> {
  await database.deleteFrom('licenze_ruoli').where('id_licenza', '=', id_licenza).execute();
  const rows = ids.map((id_ruolo) => ({ id_licenza, id_ruolo }));
  if (rows.length > 0) await database.insertInto('licenze_ruoli').values(rows).execute();
}
