import { useTranslation } from 'react-i18next';
import { daysBetween } from './days.ts';

/** Writes how far a day is ahead, as `oggi` or `fra 23 giorni`; empty for the past. */
export function useDistance(today: string): (day: string) => string {
  const { t } = useTranslation('records');
  return (day) => {
    const days = daysBetween(today, day);
    if (days < 0) return '';
    return days === 0 ? t('distance.today') : days === 1 ? t('distance.tomorrow') : t('distance.in', { count: days });
  };
}
