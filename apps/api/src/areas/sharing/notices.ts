import { keyOf, type RecordLine } from '../../records/sharing.ts';
import type { Schemas } from '../../summary/telling.ts';

/**
 * Returns which records of a link are not what its owner would share today. `levels` has the level that counts of each
 * record that is not deleted, by `keyOf`.
 */
export function noticesOf(
  held: readonly RecordLine[],
  most: number,
  levels: ReadonlyMap<string, number>,
): Schemas['ShareNotice'][] {
  return held.flatMap((line): Schemas['ShareNotice'][] => {
    const { tipo, id_record } = line;
    const level = levels.get(keyOf(line));
    if (level === undefined) return [{ tipo, id_record, motivo: 'eliminata' }];
    return level > most ? [{ tipo, id_record, motivo: 'riservata' }] : [];
  });
}
