import type { ChartPoint } from '@libretto/design-system/line-chart';
import type { Measure } from '../../shared/readings/measures.ts';
import type { Reading } from './readings.queries.ts';

/** Newest first to oldest first; readings of one day keep the order in which they were saved. */
export function toPoints(readings: readonly Reading[], measure: Measure): ChartPoint[] {
  return readings.toReversed().flatMap((reading) => {
    const value = reading[measure];
    return value === null ? [] : [{ date: reading.data_rilevazione, value }];
  });
}
