import type { ChartPoint } from '@libretto/design-system/line-chart';
import type { Measure } from '../../shared/readings/measures.ts';
import type { Reading } from './readings.queries.ts';

/** What a chart shows of readings that come newest first: those of one day in the order in which they were saved. */
export function pointsOf(readings: readonly Reading[], measure: Measure): ChartPoint[] {
  // A day on which it was not measured does not interrupt the line: nothing was missed.
  return readings.toReversed().flatMap((reading) => {
    const value = reading[measure];
    return value === null ? [] : [{ date: reading.data_rilevazione, value }];
  });
}
