import { fetchedPart } from '@libretto/design-system/internals/fetched-part';
import { useTranslation } from 'react-i18next';
import { PagePart } from '../page/page-part.tsx';
import { gapAfterDays, toSeries } from '../readings/chart-series.ts';
import { measures } from '../readings/measures.ts';
import type { ReferencePerson } from '../readings/reference.ts';
import type { Course } from './summary.ts';

const lineChart = fetchedPart(async () => (await import('@libretto/design-system/line-chart')).LineChart);

/** rem */
const height = 13;

interface TrendChartProps {
  course: Course;
  name: string;
  person: ReferencePerson;
}

export function TrendChart({ course: { id, of, readings }, name, person }: TrendChartProps) {
  const { t } = useTranslation('record-summary');
  const labels = id === 'pressure' ? [t('trends.systolic'), t('trends.diastolic')] : [name];
  return (
    <PagePart part={lineChart}>
      {(LineChart) => (
        <LineChart
          title={t('trends.chart', { name })}
          headingLevel={3}
          unit={measures[of[0]].unit}
          draw={id === 'pressure' ? 'bars' : 'lines'}
          series={toSeries(of, readings, person, (_, index) => labels[index] ?? name)}
          overview
          height={height}
          gapAfterDays={gapAfterDays}
        />
      )}
    </PagePart>
  );
}
