import type { Schema } from '@libretto/api-client/schema';

/** What warns its readers and therefore helps nobody while no doctor sees it. */
export type AlertKind = 'allergy' | 'intolerance' | 'forbidden';

type LevelAudience = Pick<Schema<'Audience'>['data'][number], 'livello' | 'medici'>;

/** Returns the doctors at a level. */
const countAt = (audience: readonly LevelAudience[], level: number) =>
  audience.find(({ livello }) => livello === level)?.medici.length ?? 0;

/**
 * Returns the strictest level at which every doctor who can see the record at all sees it; undefined if some doctor sees
 * it at `level` already, or if none would at any level.
 */
export function findShownLevel(audience: readonly LevelAudience[], level: number): number | undefined {
  if (countAt(audience, level) > 0) return undefined;
  const most = Math.max(0, ...audience.map(({ medici }) => medici.length));
  if (most === 0) return undefined;
  return Math.max(...audience.filter(({ medici }) => medici.length === most).map(({ livello }) => livello));
}
