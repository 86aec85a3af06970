import { isLate } from '../../shared/doses/day-parts.ts';
import { type DueDose, toDoseKey } from '../../shared/doses/schedule.ts';

export interface RemainingDoses {
  late: DueDose[];
  /** At the next time of the day, unless they are shown. */
  next: DueDose[];
}

/** Returns the unrecorded doses that a short list leaves out; `now` is `HH:MM`, `due` in order of time. */
export function findRemainingDoses(due: readonly DueDose[], shown: readonly DueDose[], now: string): RemainingDoses {
  const keys = new Set(shown.map(toDoseKey));
  const rest = due.filter((dose) => !dose.recorded && !keys.has(toDoseKey(dose)));
  const next = due.find((dose) => !dose.recorded && !isLate(dose, now));
  return {
    late: rest.filter((dose) => isLate(dose, now)),
    next: rest.filter(({ ora }) => ora === next?.ora),
  };
}

/** Returns the first doses and, instead of the last of them, the latest one that is due if it comes after them. */
export function pickDoses(doses: readonly DueDose[], count: number, now: string): readonly DueDose[] {
  const first = doses.slice(0, count);
  const current = doses.findLast(({ ora }) => ora <= now);
  if (count < 2 || !current || first.includes(current)) return first;
  return [...first.slice(0, -1), current];
}
