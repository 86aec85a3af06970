/** Calendar date stored as `YYYY-MM-DD`. Never a `Date`: time zones must not shift a birthday. */
export type Day = string;

const stored = /^(\d{4})-(\d{2})-(\d{2})$/;

function exists(year: number, month: number, day: number): boolean {
  if (year < 1000 || month < 1 || month > 12 || day < 1) return false;
  // Day 0 of the next month is the last day of this one.
  return day <= new Date(Date.UTC(year, month, 0)).getUTCDate();
}

const padTwo = (value: number) => String(value).padStart(2, '0');

/** Returns true for an existing date in storage format. */
export function isDay(value: string): boolean {
  const match = stored.exec(value);
  return match !== null && exists(Number(match[1]), Number(match[2]), Number(match[3]));
}

/** Parses `9/3/2026`, `09.03.2026`, `9 3 2026`, `09032026` and the storage format; refuses two-digit years. */
export function parseDay(text: string): Day | undefined {
  const trimmed = text.trim();
  // A date may have a time part, which is dropped.
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ].*)?$/.exec(trimmed);
  const italian =
    /^(\d{1,2})[\s/.-]+(\d{1,2})[\s/.-]+(\d{4})$/.exec(trimmed) ?? /^(\d{2})(\d{2})(\d{4})$/.exec(trimmed);
  const [day, month, year] = iso ? [iso[3], iso[2], iso[1]] : [italian?.[1], italian?.[2], italian?.[3]];
  if (day === undefined || month === undefined || year === undefined) return undefined;
  if (!exists(Number(year), Number(month), Number(day))) return undefined;
  return `${year}-${padTwo(Number(month))}-${padTwo(Number(day))}`;
}

/** Formats `2026-03-09` as `09/03/2026`; other text is returned unchanged. */
export function formatDay(value: string): string {
  const match = stored.exec(value);
  return match ? `${match[3]}/${match[2]}/${match[1]}` : value;
}

/**
 * Inserts slashes while digits are typed at the end: `0903` → `09/03`, `09/032` → `09/03/2`. Any other edit (a
 * deletion, a correction in the middle, typed slashes) is kept unchanged.
 */
export function addSlashes(previous: string, typed: string): string {
  if (typed.length <= previous.length || !typed.startsWith(previous)) return typed;
  const match = /^(\d{1,2})(?:\/(\d{1,2})?)?$|^(\d{2})(\d{1,2})$|^(\d{1,2})\/(\d{2})(\d{1,4})$/.exec(typed);
  if (!match) return digitsOnly(typed);
  if (match[3] !== undefined) return `${match[3]}/${match[4]}`;
  if (match[5] !== undefined) return `${match[5]}/${match[6]}/${match[7]}`;
  return typed;
}

function digitsOnly(typed: string): string {
  const match = /^(\d{2})(\d{2})(\d{1,4})$/.exec(typed);
  return match ? `${match[1]}/${match[2]}/${match[3]}` : typed;
}
