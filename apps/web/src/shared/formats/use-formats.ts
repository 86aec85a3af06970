import { useTranslation } from 'react-i18next';
import { languages } from '../preferences/preferences.ts';
import {
  formatAtHour,
  formatDate,
  formatDayAndMonth,
  formatLongDay,
  formatMonth,
  formatNumber,
  formatOnDay,
  formatTimestamp,
} from './formats.ts';

export function useFormats() {
  const { i18n } = useTranslation();
  const language = languages.find((known) => known === i18n.language) ?? 'it';
  return {
    date: (date: string | null | undefined) => formatDate(date, language),
    dayAndMonth: (date: string | null | undefined) => formatDayAndMonth(date, language),
    /** With the year if it is not that of `today`. */
    longDay: (date: string, today: string) => formatLongDay(date, today, language),
    /** A formatted day with an hour, if there is one. */
    atHour: (day: string, hour: string | null | undefined | false) => formatAtHour(day, hour, language),
    /** In a sentence; with the year if it is not that of `today`. */
    onDay: (date: string, today: string) => formatOnDay(date, today, language),
    month: (month: string) => formatMonth(month, language),
    moment: (moment: string) => formatTimestamp(moment, language),
    number: (value: number, options?: Intl.NumberFormatOptions) => formatNumber(value, language, options),
  };
}
