import type { Schema } from '@libretto/api-client/schema';
import { useTranslation } from 'react-i18next';
import { summaryAreas } from '../record-summary/summary.ts';
import { useAreaNames } from './use-area-names.ts';

export type Forecast = Schema<'AccessForecast'>;

/**
 * The areas of which nothing is seen, in the order in which a doctor relies on them: a sentence names the first two and
 * counts the others.
 */
export const findUnseenAreas = ({ aree }: Pick<Forecast, 'aree'>): Forecast['aree'][number]['area'][] => {
  const unseen = new Set(aree.filter(({ visti }) => visti === 0).map(({ area }) => area));
  return ([...summaryAreas, 'personal-details'] as const).filter((area) => unseen.has(area));
};

/** "Vedrà 27 di 127. Non vedrà: visite, rilevazioni e altre 4 parti." */
export function useForecastText(): (forecast: Forecast) => string {
  const { t } = useTranslation('access');
  const toAreaNames = useAreaNames();
  return (forecast) => {
    const { visti, totale } = forecast;
    const seen = t('forecast.sees', { seen: visti, total: totale });
    if (visti === totale) return `${seen} ${t('forecast.all')}`;
    const unseen = findUnseenAreas(forecast);
    if (unseen.length === 0) return `${seen} ${t('forecast.rest')}`;
    return `${seen} ${t('forecast.not', { areas: toAreaNames(unseen, lowerFirst) })}`;
  };
}

export const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
