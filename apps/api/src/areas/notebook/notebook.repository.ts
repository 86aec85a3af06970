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

export async function insertZones(database: Queries, id_taccuino: number, zones: readonly Zone[]): Promise<void> {
  if (zones.length === 0) return;
  await database
    .insertInto('taccuino_zone')
    .values(zones.map((zone) => ({ id_taccuino, ...zone })))
    .execute();
}
