import type { Schema } from '@libretto/api-client/schema';
import type { ChartPoint, ChartSeries } from '@libretto/design-system/line-chart';
import type { Measure } from './measures.ts';
import { type ReferencePerson, referenceFor } from './reference.ts';

type Reading = Schema<'Reading'>;

/** Half a year without readings interrupts the line. */
export const gapAfterDays = 183;

/** Newest first to oldest first; readings of one day keep the order in which they were saved. */
export function toPoints(readings: readonly Reading[], measure: Measure): ChartPoint[] {
  return readings.toReversed().flatMap((reading) => {
    const value = reading[measure];
    return value === null ? [] : [{ date: reading.data_rilevazione, value }];
  });
}

/** The measures of one chart, with their references for the person. */
export function toSeries(
  of: readonly Measure[],
  readings: readonly Reading[],
  person: ReferencePerson,
  getLabel: (measure: Measure, index: number) => string,
  /** Name of the band, where it applies to the first of several measures. */
  bandLabel: string,
): ChartSeries[] {
  return of.map((measure, index) => {
    const reference = referenceFor(measure, person);
    return {
      id: measure,
      label: getLabel(measure, index),
      points: toPoints(readings, measure),
      reference: reference && {
        low: reference.low,
        high: reference.high,
        // One band: two would overlap the bars.
        band: index === 0 || 'limit',
        ...(index === 0 && of.length > 1 && { bandLabel }),
      },
    };
  });
}
