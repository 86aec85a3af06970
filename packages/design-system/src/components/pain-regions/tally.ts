import { type PainLevel, painLevels } from '../../theme/pain.ts';
import type { View } from '../pain-canvas/core/space.ts';
import type { PainMark } from '../pain-canvas/marks.ts';
import type { BodyRegion } from '../pain-canvas/regions.messages.ts';

/** One drawing of a period. */
export interface PainEntry {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  /** Regions; those without pain do not count. */
  readonly marks: readonly PainMark[];
}

/** Pain of one region over several drawings. */
export interface RegionTally {
  /** Side of the body. */
  readonly view: View;
  /** Number of the region as text. */
  readonly region: BodyRegion;
  /** Number of drawings with pain in the region. */
  readonly count: number;
  /** Strongest level. */
  readonly worst: PainLevel;
  /** Date of the latest drawing with pain in the region, `YYYY-MM-DD`. */
  readonly last: string;
}

/** Returns 0 for no pain and 5 for the strongest. */
export const levelRank = (level: PainLevel) => painLevels.indexOf(level);

/** Filters out regions marked as free of pain; sorted by strength, then by region number. */
export function getPainful(marks: readonly PainMark[]): PainMark[] {
  return marks
    .filter(({ level }) => level !== 'none')
    .sort((a, b) => levelRank(b.level) - levelRank(a.level) || Number(a.region) - Number(b.region));
}

/** Returns each region that hurts in any entry: sorted by strength, then frequency, then latest date. */
export function tallyRegions(entries: readonly PainEntry[]): RegionTally[] {
  const tallies = new Map<BodyRegion, RegionTally>();
  for (const { date, marks } of entries) {
    const worstOfEntry = new Map<BodyRegion, PainMark>();
    for (const mark of getPainful(marks)) if (!worstOfEntry.has(mark.region)) worstOfEntry.set(mark.region, mark);
    for (const { view, region, level } of worstOfEntry.values()) {
      const known = tallies.get(region) ?? { view, region, count: 0, worst: level, last: date };
      tallies.set(region, {
        ...known,
        count: known.count + 1,
        worst: levelRank(level) > levelRank(known.worst) ? level : known.worst,
        last: date.localeCompare(known.last) > 0 ? date : known.last,
      });
    }
  }
  return [...tallies.values()].sort(
    (a, b) =>
      levelRank(b.worst) - levelRank(a.worst) ||
      b.count - a.count ||
      b.last.localeCompare(a.last) ||
      Number(a.region) - Number(b.region),
  );
}

/** A region that was not marked may hurt; only one marked as free of pain does not. */
export type ComparedLevel = PainLevel | 'unmarked';

export interface RegionChange {
  readonly view: View;
  readonly region: BodyRegion;
  readonly before: ComparedLevel;
  readonly after: ComparedLevel;
}

/** Returns each region that hurts before or after: largest change first, then by region number. */
export function regionChanges(before: readonly PainMark[], after: readonly PainMark[]): RegionChange[] {
  const changes = new Map<BodyRegion, RegionChange>();
  const unhurt = (marks: readonly PainMark[], region: BodyRegion) =>
    marks.some((mark) => mark.region === region) ? 'none' : 'unmarked';
  for (const { view, region, level } of getPainful(before)) {
    changes.set(region, { view, region, before: level, after: unhurt(after, region) });
  }
  for (const { view, region, level } of getPainful(after)) {
    changes.set(region, {
      view,
      region,
      before: changes.get(region)?.before ?? unhurt(before, region),
      after: level,
    });
  }
  const rank = (level: ComparedLevel) => (level === 'unmarked' ? 0 : levelRank(level));
  const size = (change: RegionChange) => Math.abs(rank(change.after) - rank(change.before));
  return [...changes.values()].sort((a, b) => size(b) - size(a) || Number(a.region) - Number(b.region));
}
