const day = 86_400_000;

export const periods = { month: 30, quarter: 91, year: 365, all: undefined } as const;
export type Period = keyof typeof periods;

export const isPeriod = (name: string): name is Period => Object.hasOwn(periods, name);

/** Returns the first day of a period that ends today. Both are calendar dates (`YYYY-MM-DD`). */
export function periodStart(period: Period, today: string): string | undefined {
  const days = periods[period];
  return days === undefined ? undefined : new Date(Date.parse(today) - days * day).toISOString().slice(0, 10);
}
