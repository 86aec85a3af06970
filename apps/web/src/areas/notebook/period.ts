const day = 86_400_000;

/** How far back the map of pain looks, in days; without a number it looks at everything. */
export const periods = { month: 30, quarter: 91, year: 365, all: undefined } as const;
export type Period = keyof typeof periods;

export const isPeriod = (name: string): name is Period => Object.hasOwn(periods, name);

/** The first day of a period that ends today, both as `YYYY-MM-DD`; days have no time zone. */
export function firstDay(period: Period, today: string): string | undefined {
  const days = periods[period];
  return days === undefined ? undefined : new Date(Date.parse(today) - days * day).toISOString().slice(0, 10);
}
