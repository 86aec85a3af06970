import type { DoseTime } from '../../shared/doses/doses.queries.ts';
import { readTime } from '../../shared/forms/read-time.ts';

export interface TimeForm {
  ora: string;
  quantita: number | string;
}

const isAmount = (value: number | string): value is number => typeof value === 'number' && value > 0 && value <= 100;

export function timesProblem(times: readonly TimeForm[]): 'time' | 'amount' | 'twice' | undefined {
  const read = times.map(({ ora }) => readTime(ora));
  if (read.includes(undefined)) return 'time';
  if (!times.every(({ quantita }) => isAmount(quantita))) return 'amount';
  return new Set(read).size < read.length ? 'twice' : undefined;
}

export function toTimes(times: readonly TimeForm[]): DoseTime[] {
  return times
    .flatMap(({ ora, quantita }) => {
      const read = readTime(ora);
      return read !== undefined && isAmount(quantita) ? [{ ora: read, quantita }] : [];
    })
    .sort((one, other) => (one.ora < other.ora ? -1 : 1));
}

/** Times that are proposed for so many doses a day; none for a drug as needed, which is 0. */
export const dailyTimes = { 0: [], 1: ['08:00'], 2: ['08:00', '20:00'], 3: ['08:00', '14:00', '20:00'] } as const;
export type DosesPerDay = keyof typeof dailyTimes;
const timedFrequencies: readonly DosesPerDay[] = [1, 2, 3];
export const dosesPerDay: readonly DosesPerDay[] = [...timedFrequencies, 0];

/** Returns the times of so many doses a day; those that someone wrote stay. */
export function proposeTimes(times: readonly TimeForm[], count: DosesPerDay): TimeForm[] {
  const written = times.map(({ ora }) => ora).join();
  const isProposed =
    times.every(({ quantita }) => quantita === 1) && timedFrequencies.some((n) => dailyTimes[n].join() === written);
  return times.length > 0 && !isProposed ? [...times] : dailyTimes[count].map((ora) => ({ ora, quantita: 1 }));
}
