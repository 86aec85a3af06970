import type { Schema } from '@libretto/api-client/schema';
import { useTranslation } from 'react-i18next';
import { useAreaNames } from './use-area-names.ts';

export type Forecast = Schema<'AccessForecast'>;

/** "Vedrà 27 di 127. Non vedrà: visite, rilevazioni e altre 4 parti." */
export function useForecastText(): (forecast: Forecast) => string {
  const { t } = useTranslation('access');
  const toAreaNames = useAreaNames();
  return ({ visti, totale, aree }) => {
    const seen = t('forecast.sees', { seen: visti, total: totale });
    if (visti === totale) return `${seen} ${t('forecast.all')}`;
    const unseen = aree.filter((area) => area.visti === 0).map(({ area }) => area);
    if (unseen.length === 0) return `${seen} ${t('forecast.rest')}`;
    return `${seen} ${t('forecast.not', { areas: toAreaNames(unseen, lowerFirst) })}`;
  };
}

export const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
