import type { Language } from '../preferences/preferences.ts';
import { presentMoment } from '../server-clock.ts';

// English as it is written in Europe: day before month in both languages.
const locales: Readonly<Record<Language, string>> = { it: 'it-IT', en: 'en-GB' };

const day = { day: '2-digit', month: '2-digit', year: 'numeric' } as const;

/** A date of the contract (`2026-03-12`, with or without a time that has no meaning) as 12/03/2026; no time zone moves it. */
export function formatDate(date: string | null | undefined, language: Language): string {
  const [, year, month, dayOfMonth] = /^(\d{4})-(\d{2})-(\d{2})/.exec(date ?? '') ?? [];
  if (!year || !month || !dayOfMonth) return '';
  const moment = Date.UTC(Number(year), Number(month) - 1, Number(dayOfMonth));
  return new Intl.DateTimeFormat(locales[language], { ...day, timeZone: 'UTC' }).format(moment);
}

/** A month (`2026-03`) as marzo 2026. */
export function formatMonth(month: string, language: Language): string {
  const moment = Date.parse(`${month}-01T00:00:00Z`);
  const style = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(locales[language], style).format(moment);
}

/** A moment, as the clock on the wall here says it. */
export function formatMoment(moment: string, language: Language): string {
  const time = { hour: '2-digit', minute: '2-digit' } as const;
  return new Intl.DateTimeFormat(locales[language], { ...day, ...time }).format(new Date(moment));
}

export function formatNumber(value: number, language: Language, options?: Intl.NumberFormatOptions): string {
  return new Intl.NumberFormat(locales[language], options).format(value);
}

/** Today as the contract writes it, by the calendar on this wall. */
export function today(now = presentMoment()): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
