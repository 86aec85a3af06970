import { invalid } from '../problem.ts';

/** @throws Problem 422 that names the fields whose day (YYYY-MM-DD) is in the future. */
export function checkNotAfter(today: string, days: Readonly<Record<string, string | null>>): void {
  const errors = Object.entries(days)
    .filter(([, day]) => day !== null && day > today)
    .map(([name]) => ({ path: `/${name}`, code: 'future-date', message: 'must not be later than today' }));
  if (errors.length > 0) throw invalid(errors);
}
