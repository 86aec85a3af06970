import type { NotebookEntry } from './notebook.queries.ts';

type Drawn = Pick<NotebookEntry, 'id_taccuino' | 'taccuino_zone'>;

/** The level of a region where nothing hurts. */
const none = 1;

/**
 * Returns the newest earlier entry with pain in a region of this one, from entries in descending order. Entries of other
 * regions, such as a headache before a knee, say nothing about the course. Without regions, which are unknown in
 * drawings without marks, it is the entry before.
 */
export function findComparable<Entry extends Drawn>(entries: readonly Entry[], entry: Entry): Entry | undefined {
  const earlier = entries.slice(entries.findIndex(({ id_taccuino }) => id_taccuino === entry.id_taccuino) + 1);
  if (entry.taccuino_zone.length === 0) return earlier[0];
  const regions = new Set(entry.taccuino_zone.map(({ zona_regione }) => zona_regione));
  return earlier.find(({ taccuino_zone }) =>
    taccuino_zone.some(({ zona_regione, zona_livello }) => zona_livello > none && regions.has(zona_regione)),
  );
}
