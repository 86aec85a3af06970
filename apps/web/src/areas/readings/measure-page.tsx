import * as operations from '@libretto/api-client/operations';
import { Button } from '@libretto/design-system/button';
import { listElementId } from '@libretto/design-system/collapsible-list';
import { EmptyState } from '@libretto/design-system/empty-state';
import { LineChart } from '@libretto/design-system/line-chart';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMayAct } from '../../shared/acting/use-may-act.ts';
import { HiddenCount } from '../../shared/eyes/hidden-note.tsx';
import { useSeen } from '../../shared/eyes/use-seen.ts';
import { useFormats } from '../../shared/formats/use-formats.ts';
import { useToday } from '../../shared/formats/use-today.ts';
import { BackLink } from '../../shared/page/back-link.tsx';
import { Page } from '../../shared/page/page.tsx';
import { useLargeTextOnPhone } from '../../shared/page/use-large-text-on-phone.ts';
import { patientQuery } from '../../shared/patient/patient.queries.ts';
import { gapAfterDays, toSeries } from '../../shared/readings/chart-series.ts';
import { measures } from '../../shared/readings/measures.ts';
import { judge, referenceFor, toReferencePerson } from '../../shared/readings/reference.ts';
import { BodyDrawing } from '../../shared/records/empty-area.tsx';
import { useSession } from '../../shared/session/use-session.ts';
import type { Chart } from './charts.ts';
import { PeriodChoice } from './period-choice.tsx';
import * as styles from './readings.css.ts';
import { type Reading, readingsQuery } from './readings.queries.ts';
import { ReferenceNote } from './reference-note.tsx';
import {
  compareWithBefore,
  firstDayShown,
  meanOfThreeMonths,
  readingsIn,
  shortestPeriod,
  withMeasure,
} from './trend.ts';
import { useReadingEditor } from './use-reading-editor.ts';
import { useTrendWords } from './use-trend-words.ts';

/** rem; with its sentence, the periods and the button it fits the screen of a phone. */
const chartHeight = 11;
/** kg; the reference of a weight is wider than its course. */
const weightRoom = 2;
/** With text of twice the size. */
const lowChartHeight = 9;

export function MeasurePage({ chart }: { chart: Chart }) {
  const mayAct = useMayAct();
  const { t } = useTranslation('readings');
  const editor = useReadingEditor();
  const { userId } = useSession();
  const { data } = useSuspenseQuery(readingsQuery(userId));
  const { seen: all, hidden } = useSeen()('reading', data, ({ id_rilevazione }) => id_rilevazione);
  const add = mayAct(operations.saveReading) && (
    <Button
      size="sm"
      variant="primary"
      iconStart={<Plus />}
      loading={editor.opening !== undefined}
      onClick={() => editor.open({ record: undefined })}
    >
      {t('add')}
    </Button>
  );
  const measured = withMeasure(all, chart.of[0]);
  return (
    <Page
      tab="body"
      title={t(`charts.${chart.id}`)}
      back={
        <BackLink to="/Registro/Visite" hash={listElementId('rilevazioni')}>
          {t('title')}
        </BackLink>
      }
    >
      {editor.offer}
      <HiddenCount count={hidden} />
      {measured.length > 0 ? (
        <>
          <Course key={chart.id} chart={chart} readings={measured} add={add} />
          <ReferenceNote chart={chart} />
        </>
      ) : (
        <EmptyState title={t('noValue')} illustration={<BodyDrawing part="chest" />} action={add}>
          {t('firstValue')}
        </EmptyState>
      )}
      {editor.element}
    </Page>
  );
}

interface CourseProps {
  chart: Chart;
  /** With a value of the chart's first measure, newest first; at least one. */
  readings: readonly Reading[];
  add: ReactNode;
}

function Course({ chart, readings, add }: CourseProps) {
  const { t } = useTranslation('readings');
  const formats = useFormats();
  const { userId } = useSession();
  const { data: patient } = useSuspenseQuery(patientQuery(userId));
  const { data: all } = useSuspenseQuery(readingsQuery(userId));
  const today = useToday();
  const [period, setPeriod] = useState(() => shortestPeriod(readings, chart.of[0], today));
  const words = useTrendWords(chart);
  const isLarge = useLargeTextOnPhone();
  const { age, heightCm } = toReferencePerson(patient, all);

  const shown = useMemo(() => readingsIn(readings, period, today), [readings, period, today]);
  const series = useMemo(
    () =>
      toSeries(chart.of, shown, { age, heightCm }, (measure) =>
        chart.id === 'pressure' ? t(`columns.${measure}`) : t(`measures.${measure}`),
      ),
    [chart, shown, age, heightCm, t],
  );

  const [latest] = readings;
  if (!latest) return null;
  const mean = meanOfThreeMonths(readings, chart.of, today);
  // The sentence already compares with a year ago.
  const change =
    period === 'year' && mean?.change ? undefined : compareWithBefore(readings, chart.of[0], period, today);
  const judgements = judge(latest, chart.of, (measure) => referenceFor(measure, { age, heightCm }));
  const trend = { latest, judgements, mean, today };
  // Above what it changes, unless large text would then push the chart off the first screen.
  const periods = <PeriodChoice value={period} onChange={setPeriod} />;
  return (
    <div className={styles.course}>
      <p className={styles.sentence}>{isLarge ? words.describeLatest(trend) : words.sentence(trend)}</p>
      {!isLarge && periods}
      {shown.length > 0 ? (
        <LineChart
          title={t('trend')}
          headingLevel={2}
          unit={measures[chart.of[0]].unit}
          draw={chart.id === 'pressure' ? 'bars' : 'lines'}
          series={series}
          span={{ from: firstDayShown(readings, period, today), to: today }}
          overview
          meanLabel={t(`means.${period}`)}
          comparison={change && words.describeChange(change, period)}
          height={isLarge ? lowChartHeight : chartHeight}
          gapAfterDays={gapAfterDays}
          fit={chart.id === 'weight' ? weightRoom : undefined}
        />
      ) : (
        <p className={styles.nothing}>{t('nothingInPeriod', { day: formats.onDay(latest.data_rilevazione, today) })}</p>
      )}
      {isLarge && periods}
      {add && <div>{add}</div>}
      {isLarge && mean && <p>{words.describeMean(mean)}</p>}
      <p className={styles.note}>{t(`measuredBy.${latest.fonte}`)}</p>
    </div>
  );
}
