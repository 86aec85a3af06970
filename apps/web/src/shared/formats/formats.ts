import { elide } from '@libretto/design-system/internals/elide';
import type { Language } from '../preferences/preferences.ts';
import { serverNow } from '../server-clock.ts';
import { toLocalDateTime } from './local-date-time.ts';

// European English: day before month in both languages.
const locales: Readonly<Record<Language, string>> = { it: 'it-IT', en: 'en-GB' };

// Creating a format takes longer than using it a hundred times.
const dateFormats = new Map<string, Intl.DateTimeFormat>();
const numberFormats = new Map<string, Intl.NumberFormat>();

function formatMoment(moment: number, language: Language, style: Intl.DateTimeFormatOptions): string {
  const key = `${language} ${JSON.stringify(style)}`;
  const format = dateFormats.get(key) ?? new Intl.DateTimeFormat(locales[language], style);
  dateFormats.set(key, format);
  return format.format(moment);
}

const day = { day: 'numeric', month: 'short', year: 'numeric' } as const;

/** Ignores a time, which is meaningless, and time zones: `2026-03-12` is 12 mar 2026. */
export function formatDate(date: string | null | undefined, language: Language): string {
  const [, year, month, dayOfMonth] = /^(\d{4})-(\d{2})-(\d{2})/.exec(date ?? '') ?? [];
  if (!year || !month || !dayOfMonth) return '';
  const moment = Date.UTC(Number(year), Number(month) - 1, Number(dayOfMonth));
  return formatMoment(moment, language, { ...day, timeZone: 'UTC' });
}

/** `2026-12-16` is 16 dic; without the year, for days close to today. */
export function formatDayAndMonth(date: string | null | undefined, language: Language): string {
  const [day = ''] = /^\d{4}-\d{2}-\d{2}/.exec(date ?? '') ?? [];
  if (day === '') return '';
  const style = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const;
  return formatMoment(Date.parse(`${day}T00:00:00Z`), language, style);
}

/** `2026-11-21` is 21 novembre; with the year if it is not that of `today`. */
export function formatLongDay(date: string, today: string, language: Language): string {
  const day = date.slice(0, 10);
  const year = day.slice(0, 4) === today.slice(0, 4) ? {} : ({ year: 'numeric' } as const);
  const style = { day: 'numeric', month: 'long', timeZone: 'UTC', ...year } as const;
  return formatMoment(Date.parse(`${day}T00:00:00Z`), language, style);
}

/** As in a sentence: `il 21 novembre`, `l’8 novembre`, `on 21 November`. */
export function formatOnDay(date: string, today: string, language: Language): string {
  const day = formatLongDay(date, today, language);
  return language === 'en' ? `on ${day}` : elide(`il ${day}`);
}

/** A day as the other functions write it, with the hour if there is one: `16 dic alle 10:30`. */
export function formatAtHour(day: string, hour: string | null | undefined | false, language: Language): string {
  if (day === '' || !hour) return day;
  return `${day} ${language === 'en' ? 'at' : 'alle'}\u00a0${hour}`;
}

export function formatMonth(month: string, language: Language): string {
  const moment = Date.parse(`${month}-01T00:00:00Z`);
  const style = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return formatMoment(moment, language, style);
}

export function formatTimestamp(moment: string, language: Language): string {
  const time = { hour: '2-digit', minute: '2-digit' } as const;
  return formatMoment(Date.parse(moment), language, { ...day, ...time });
}

export function formatNumber(value: number, language: Language, options?: Intl.NumberFormatOptions): string {
  const key = `${language} ${JSON.stringify(options)}`;
  const format = numberFormats.get(key) ?? new Intl.NumberFormat(locales[language], options);
  numberFormats.set(key, format);
  return format.format(value);
}

function toDay(moment: Date): string {
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${moment.getFullYear()}-${pad(moment.getMonth() + 1)}-${pad(moment.getDate())}`;
}

export const today = (now = serverNow()): string => toDay(now);

export function yesterday(now = serverNow()): string {
  return toDay(new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1));
}

/** Local time of the day, HH:MM. */
export const timeNow = (now = serverNow()): string => toLocalDateTime(now.toISOString()).slice(11);

/** Day on which a file was last changed, which for a photo is when it was taken; never after today. */
export const dayOfFile = ({ lastModified }: Pick<File, 'lastModified'>, now = serverNow()): string =>
  toDay(new Date(Math.min(lastModified, now.getTime())));
