import { isLate } from '../../shared/doses/day-parts.ts';
import type { DueDose } from '../../shared/doses/schedule.ts';

export interface ArrangedDoses {
  /** Those before, for which there is no room. */
  earlier: readonly DueDose[];
  shown: readonly DueDose[];
  /** At the next time of the day, unless they are shown. */
  next: readonly DueDose[];
}

/**
 * Arranges doses in order of time for a short list, which holds `room.least` of them, and up to `room.most` whose time
 * has passed: the latest of those, so that the dose of now is among them. `now` is `HH:MM`. Doses answered in this list
 * keep their places.
 */
export function arrangeDoses(
  doses: readonly DueDose[],
  room: { least: number; most: number },
  now: string,
): ArrangedDoses {
  const passed = doses.filter(({ ora }) => ora <= now).length;
  const first = Math.max(passed - room.most, 0);
  const end = Math.max(passed, room.least);
  const next = doses.find((dose) => !dose.recorded && !isLate(dose, now));
  return {
    earlier: doses.slice(0, first),
    shown: doses.slice(first, end),
    next: doses.slice(end).filter(({ recorded, ora }) => !recorded && ora === next?.ora),
  };
}
