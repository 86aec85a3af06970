const dayMs = 86_400_000;

/** Days from one date to another, both YYYY-MM-DD; negative for the past. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / dayMs);

export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);

/** First of the days that end with `last`, which counts; undefined without a number. Calendar dates (`YYYY-MM-DD`). */
export const firstOfDays = (count: number | undefined, last: string): string | undefined =>
  count === undefined ? undefined : addDays(last, 1 - count);
