import { effectiveLevel, lineKey, type RecordLine, type RecordPart } from '../../records/sharing.ts';
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

/** Returns the records of a link as they are today, in the order of `parts`, and last those that were deleted. */
export function describeLines(
  held: readonly RecordLine[],
  most: number,
  parts: readonly RecordPart[],
): Schemas['ShareLine'][] {
  const keys = new Set(held.map(lineKey));
  const present = new Set(parts.map(lineKey));
  const found = parts.filter((part) => keys.has(lineKey(part)));
  return [
    ...found.map((part): Schemas['ShareLine'] => ({
      ...{ tipo: part.tipo, id_record: part.id_record, area: part.area, titolo: part.titolo, data: part.data },
      stato: effectiveLevel(part) > most ? 'riservata' : 'presente',
    })),
    ...held
      .filter((line) => !present.has(lineKey(line)))
      .map(({ tipo, id_record }) => ({ tipo, id_record, titolo: '', data: null, stato: 'eliminata' as const })),
  ];
}
