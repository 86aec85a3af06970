import type { DueDose } from './schedule.ts';

export const dayParts = ['morning', 'noon', 'evening', 'night'] as const;
export type DayPart = (typeof dayParts)[number];

/** First time of each part; the night lasts until the morning. */
const starts = [
  ['05:00', 'morning'],
  ['11:00', 'noon'],
  ['16:00', 'evening'],
  ['22:00', 'night'],
] as const;

/** `time` is `HH:MM`. */
export const toDayPart = (time: string): DayPart => starts.findLast(([from]) => time >= from)?.[1] ?? 'night';

export interface DayPartDoses {
  part: DayPart;
  doses: DueDose[];
}

/** Parts of the day with their doses; parts without doses are left out. */
export function groupByDayPart(doses: readonly DueDose[]): DayPartDoses[] {
  return dayParts
    .map((part) => ({ part, doses: doses.filter(({ ora }) => toDayPart(ora) === part) }))
    .filter(({ doses }) => doses.length > 0);
}

/** True if the time of an unrecorded dose has passed; `now` is `HH:MM`. */
export const isLate = ({ ora, recorded }: Pick<DueDose, 'ora' | 'recorded'>, now: string): boolean =>
  recorded === undefined && ora < now;

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** Minutes. Within them, the time of an answer is taken for the time of the dose. */
const promptMinutes = 60;

/** How the answer to a dose relates to its time, `HH:MM`. One recorded late may have been taken before. */
export function timingOf(ora: string, recordedAt: string): 'early' | 'prompt' | 'late' {
  const minutes = minutesOf(recordedAt) - minutesOf(ora);
  if (Math.abs(minutes) <= promptMinutes) return 'prompt';
  return minutes < 0 ? 'early' : 'late';
}
