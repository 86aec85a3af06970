import { isLate } from '../../shared/doses/day-parts.ts';
import type { DueDose } from '../../shared/doses/schedule.ts';

export interface ArrangedDoses {
  shown: readonly DueDose[];
  /** Those that do not fit although their time has passed. */
  overdue: readonly DueDose[];
  /** At the next time of the day, unless they are shown. */
  next: readonly DueDose[];
}

/**
 * Arranges doses in order of time for a short list, which holds `room.least` of them, and up to `room.most` whose time
 * has passed; `now` is `HH:MM`. No earlier dose is left out for a later one. Doses answered in this list keep their
 * places.
 */
export function arrangeDoses(
  doses: readonly DueDose[],
  room: { least: number; most: number },
  now: string,
): ArrangedDoses {
  const passed = doses.filter(({ ora }) => ora <= now).length;
  const count = Math.min(Math.max(passed, room.least), room.most);
  const [shown, rest] = [doses.slice(0, count), doses.slice(count)];
  const next = doses.find((dose) => !dose.recorded && !isLate(dose, now));
  return {
    shown,
    overdue: rest.filter(({ ora }) => ora < now),
    next: rest.filter(({ recorded, ora }) => !recorded && ora === next?.ora),
  };
}
