import { useTranslation } from 'react-i18next';
import type { Chart } from '../readings/charts.ts';
import { findNamedCharts } from './named-charts.ts';

/** Returns the charts that a query names, also by the other words of their pages. */
export function useNamedCharts(search: string): Chart[] {
  const { t, i18n } = useTranslation('search');
  const namesOf = ({ id, slug }: Chart) => {
    const key = `words./registro/visite/misure/${slug}`;
    const others = i18n.exists(key, { ns: 'search' }) ? t(key as 'words./registro/visite/misure/frequenza') : '';
    return `${t(`measures.${id}`)} ${others}`;
  };
  return findNamedCharts(search, namesOf);
}
