import type { DueDose } from '../../shared/doses/schedule.ts';

export interface ArrangedDoses {
  /** Those before, for which there is no room. */
  earlier: readonly DueDose[];
  shown: readonly DueDose[];
  /** At the next time of the day. */
  next: readonly DueDose[];
}

/**
 * Arranges doses in order of time for a short list, which holds `room.least` of them, and up to `room.most` whose time
 * has passed: the latest of those, so that the dose of now is among them. A dose whose time has not come is not offered
 * while an earlier one of the day is open: it could be marked in its place. `now` is `HH:MM`. Doses answered in this
 * list keep their places.
 */
export function arrangeDoses(
  doses: readonly DueDose[],
  room: { least: number; most: number },
  now: string,
  all: readonly DueDose[] = doses,
): ArrangedDoses {
  const passed = doses.filter(({ ora }) => ora <= now).length;
  const first = Math.max(passed - room.most, 0);
  const open = all.find(({ recorded }) => !recorded);
  const shown = doses
    .slice(first, Math.max(passed, room.least))
    .filter(({ ora, recorded }) => recorded || ora <= now || ora === open?.ora);
  const rest = doses.slice(first).filter((dose) => !dose.recorded && !shown.includes(dose));
  return { earlier: doses.slice(0, first), shown, next: rest.filter(({ ora }) => ora === rest[0]?.ora) };
}
