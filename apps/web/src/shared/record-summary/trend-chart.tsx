import { fetchedPart } from '@libretto/design-system/internals/fetched-part';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { loadMessages } from '../i18n/i18n.ts';
import { PagePart } from '../page/page-part.tsx';
import { type ReferencePerson, referenceFor } from '../readings/reference.ts';
import type { Course } from './summary.ts';

const trendCourse = fetchedPart(async () => {
  const [{ TrendCourse }, { ReferenceSources }] = await Promise.all([
    import('../trend/trend-course.tsx'),
    import('../trend/reference-sources.tsx'),
    loadMessages('trend'),
  ]);
  return { TrendCourse, ReferenceSources };
});

interface TrendChartProps {
  course: Course;
  name: string;
  person: ReferencePerson;
}

export function TrendChart({ course: { chart, readings }, name, person }: TrendChartProps) {
  const { t } = useTranslation('record-summary');
  const labels = useMemo(
    () => (chart.id === 'pressure' ? [t('trends.systolic'), t('trends.diastolic')] : [name]),
    [chart, name, t],
  );
  return (
    <PagePart part={trendCourse}>
      {({ TrendCourse, ReferenceSources }) => (
        <TrendCourse
          {...{ chart, readings, person, name, labels }}
          title={t('trends.chart', { name })}
          headingLevel={3}
          overYear
        >
          <ReferenceSources sources={referenceFor(chart.of[0], person)?.sources ?? []} />
        </TrendCourse>
      )}
    </PagePart>
  );
}
