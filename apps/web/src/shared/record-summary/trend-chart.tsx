import { fetchedPart } from '@libretto/design-system/internals/fetched-part';
import type { ChartPoint } from '@libretto/design-system/line-chart';
import { useTranslation } from 'react-i18next';
import { type Measure, measures } from '../readings/measures.ts';
import { type ReferencePerson, referenceFor } from '../readings/reference.ts';
import { RecordPart } from './record-part.tsx';
import type { Course, Reading } from './summary.ts';

const lineChart = fetchedPart(async () => (await import('@libretto/design-system/line-chart')).LineChart);

// Half a year without readings interrupts the line.
const gapAfterDays = 183;
/** rem */
const height = 13;

/** Newest first to oldest first. */
const toPoints = (readings: readonly Reading[], measure: Measure): ChartPoint[] =>
  readings.toReversed().flatMap((reading) => {
    const value = reading[measure];
    return value === null ? [] : [{ date: reading.data_rilevazione, value }];
  });

interface TrendChartProps {
  course: Course;
  name: string;
  person: ReferencePerson;
}

export function TrendChart({ course: { id, of, readings }, name, person }: TrendChartProps) {
  const { t } = useTranslation('record-summary');
  const labels = id === 'pressure' ? [t('trends.systolic'), t('trends.diastolic')] : [name];
  return (
    <RecordPart part={lineChart}>
      {(LineChart) => (
        <LineChart
          title={t('trends.chart', { name })}
          headingLevel={3}
          unit={measures[of[0]].unit}
          draw={id === 'pressure' ? 'bars' : 'lines'}
          series={of.map((measure, index) => {
            const reference = referenceFor(measure, person);
            return {
              id: measure,
              label: labels[index] ?? name,
              points: toPoints(readings, measure),
              // One band: two would overlap the bars.
              reference: reference && { low: reference.low, high: reference.high, band: index === 0 },
            };
          })}
          overview
          height={height}
          gapAfterDays={gapAfterDays}
        />
      )}
    </RecordPart>
  );
}
