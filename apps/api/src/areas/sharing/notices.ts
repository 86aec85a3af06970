import { lineKey, type RecordLine } from '../../records/sharing.ts';
import type { Schemas } from '../../summary/render-context.ts';

/**
 * Returns the records of a link that its owner would not share today. `levels` maps the key (`keyOf`) of each live
 * record to its effective level.
 */
export function findNotices(
  held: readonly RecordLine[],
  most: number,
  levels: ReadonlyMap<string, number>,
): Schemas['ShareNotice'][] {
  return held.flatMap((line): Schemas['ShareNotice'][] => {
    const { tipo, id_record } = line;
    const level = levels.get(lineKey(line));
    if (level === undefined) return [{ tipo, id_record, motivo: 'eliminata' }];
    return level > most ? [{ tipo, id_record, motivo: 'riservata' }] : [];
  });
}
