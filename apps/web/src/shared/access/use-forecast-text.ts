import type { Schema } from '@libretto/api-client/schema';
import { useTranslation } from 'react-i18next';
import { summaryAreas } from '../record-summary/summary.ts';
import { useAreaNames } from './use-area-names.ts';

export type Forecast = Schema<'AccessForecast'>;
type Area = Forecast['aree'][number]['area'];

/**
 * The areas of which nothing is seen, in the order in which a doctor relies on them: a sentence names the first two and
 * counts the others.
 */
export const findUnseenAreas = ({ aree }: Pick<Forecast, 'aree'>): Area[] =>
  inOrder(aree.filter(({ visti }) => visti === 0));

/** The areas of which something is seen, in the same order. */
export const findSeenAreas = ({ aree }: Pick<Forecast, 'aree'>): Area[] =>
  inOrder(aree.filter(({ visti }) => visti > 0));

function inOrder(found: readonly { area: Area }[]): Area[] {
  const areas = new Set(found.map(({ area }) => area));
  return ([...summaryAreas, 'personal-details'] as const).filter((area) => areas.has(area));
}

/** "Vedrà 27 di 127: allergie, terapie in corso e altre 2 parti. Non vedrà: visite, rilevazioni e altre 4 parti." */
export function useForecastText(): (forecast: Forecast) => string {
  const { t } = useTranslation('access');
  const toAreaNames = useAreaNames();
  return (forecast) => {
    const { visti, totale } = forecast;
    const counts = { seen: visti, total: totale };
    if (visti === totale) return `${t('forecast.sees', counts)} ${t('forecast.all')}`;
    const areas = findSeenAreas(forecast);
    const seen =
      areas.length > 0
        ? t('forecast.seesOf', { ...counts, areas: toAreaNames(areas, lowerFirst) })
        : t('forecast.sees', counts);
    const unseen = findUnseenAreas(forecast);
    if (unseen.length === 0) return `${seen} ${t('forecast.rest')}`;
    return `${seen} ${t('forecast.not', { areas: toAreaNames(unseen, lowerFirst) })}`;
  };
}

export const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
