import type { Schema } from '@libretto/api-client/schema';
import { useTranslation } from 'react-i18next';

export type Forecast = Schema<'AccessForecast'>;

const maxAreas = 2;

/** "Vedrà 27 di 127. Non vedrà: visite, rilevazioni e altre 4 parti." */
export function useForecastText(): (forecast: Forecast) => string {
  const { t, i18n } = useTranslation('access');
  const { t: tKinds } = useTranslation('record-kinds');
  return ({ visti, totale, aree }) => {
    const seen = t('forecast.sees', { seen: visti, total: totale });
    if (visti === totale) return `${seen} ${t('forecast.all')}`;
    const unseen = aree.filter((area) => area.visti === 0).map(({ area }) => lowerFirst(tKinds(`areas.${area}`)));
    if (unseen.length === 0) return `${seen} ${t('forecast.rest')}`;
    const more = unseen.length - maxAreas;
    const names = more > 1 ? [...unseen.slice(0, maxAreas), t('forecast.more', { count: more })] : unseen;
    return `${seen} ${t('forecast.not', { areas: new Intl.ListFormat(i18n.language).format(names) })}`;
  };
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
