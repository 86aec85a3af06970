import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../shared/formats/use-formats.ts';
import { useShortDay } from '../../shared/formats/use-short-day.ts';
import { charts } from '../../shared/readings/charts.ts';
import { findLatest, type Measure } from '../../shared/readings/measures.ts';
import { readingsQuery } from './readings.queries.ts';

/** Returns the hint of a field: `Ultima: 122/78, 25 nov`. A pressure has it below its first value. */
export function useLastValue(userId: number, isNew: boolean): (name: Measure) => string | undefined {
  const { t } = useTranslation('readings');
  const formats = useFormats();
  const shortDay = useShortDay();
  const { data: readings = [], isLoading } = useQuery({ ...readingsQuery(userId), enabled: isNew });
  return (name) => {
    const chart = charts.find(({ of: [first] }) => first === name);
    if (!isNew || !chart) return undefined;
    // Keeps the line, so that nothing moves when the value arrives.
    if (isLoading) return '\u00a0';
    const { latest } = findLatest(readings, name);
    if (!latest) return undefined;
    const value = chart.of.map((measure) => (latest[measure] === null ? '–' : formats.number(latest[measure])));
    return t('last', { value: value.join('/'), day: shortDay(latest.data_rilevazione) });
  };
}
