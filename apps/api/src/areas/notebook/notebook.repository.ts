import type { Queries } from '../../database/database.ts';
import { type Entry, notebook, type Zone } from './notebook.kind.ts';

/** Queries zones even without an entry, so that the response time does not reveal it. */
export async function findLiveEntry(database: Queries, id: number): Promise<Entry | undefined> {
  const [row, zones] = await Promise.all([
    notebook.findById(database, id),
    database
      .selectFrom('taccuino_zone')
      .select(['zona_lato', 'zona_regione', 'zona_livello'])
      .where('id_taccuino', '=', id)
      .orderBy('zona_regione')
      .execute(),
  ]);
  return row && { ...notebook.kind.show(row), taccuino_zone: zones };
}

/** Returns the marked regions of entries, also of deleted ones, by the ID of their entry. */
export async function zonesOfEntries(
  database: Queries,
  patientId: number,
  ids: readonly number[],
): Promise<Map<number, Zone[]>> {
  if (ids.length === 0) return new Map();
  const rows = await database
    .selectFrom('taccuino_zone')
    .innerJoin('tbl_taccuinos', 'tbl_taccuinos.id_taccuino', 'taccuino_zone.id_taccuino')
    .select(['taccuino_zone.id_taccuino', 'zona_lato', 'zona_regione', 'zona_livello'])
    .where('id_paziente', '=', patientId)
    .where('tbl_taccuinos.id_taccuino', 'in', ids)
    .orderBy('zona_regione')
    .execute();
  const zones = new Map<number, Zone[]>();
  for (const { id_taccuino, ...zone } of rows) zones.set(id_taccuino, [...(zones.get(id_taccuino) ?? []), zone]);
  return zones;
}

export async function insertZones(database: Queries, id_taccuino: number, zones: readonly Zone[]): Promise<void> {
  if (zones.length === 0) return;
  await database
    .insertInto('taccuino_zone')
    .values(zones.map((zone) => ({ id_taccuino, ...zone })))
    .execute();
}
