import type { Schema } from '@libretto/api-client/schema';
import { LineChart } from '@libretto/design-system/line-chart';
import { media } from '@libretto/design-system/theme';
import { type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../formats/use-formats.ts';
import { useToday } from '../formats/use-today.ts';
import { useLargeTextOnPhone } from '../page/use-large-text-on-phone.ts';
import { useMedia } from '../page/use-media.ts';
import { PeriodChoice } from '../period-choice/period-choice.tsx';
import { gapAfterDays, toSeries } from '../readings/chart-series.ts';
import type { Chart } from '../readings/charts.ts';
import { measures } from '../readings/measures.ts';
import { isGrowing, judge, type ReferencePerson, referenceFor } from '../readings/reference.ts';
import {
  changeOverYear,
  compareWithBefore,
  enough,
  findDirection,
  firstDayShown,
  growthOverYear,
  meanOfThreeMonths,
  periodNames,
  readingsIn,
  readingsOfMonths,
  shortestPeriod,
} from '../readings/trend.ts';
import * as styles from './trend.css.ts';
import { useTrendWords } from './use-trend-words.ts';

/** rem; with its sentence, the periods and the button it fits the screen of a phone. */
const phoneChartHeight = 11;
/** With at least 220 px between the axes. */
const chartHeight = 18.5;
/** kg; the reference of a weight is wider than its course. */
const weightRoom = 2;
/** With text of twice the size. */
const lowChartHeight = 9;

const isSameAs = <Item,>(some: readonly Item[], others: readonly Item[]) =>
  some.length === others.length && some.every((item) => others.includes(item));

export interface TrendCourseProps {
  chart: Chart;
  /** With a value of the chart's first measure, newest first; at least one. */
  readings: readonly Schema<'Reading'>[];
  person: ReferencePerson;
  name: string;
  /** One for each measure. */
  labels: readonly string[];
  /** Of the drawing. */
  title: string;
  headingLevel: 2 | 3;
  /** Says the change of a weight over a year also where too few values allow means. Default false. */
  overYear?: boolean;
  /** Below the drawing. */
  children?: ReactNode;
}

/** The readings of a measure in words, and their drawing over a chosen period. */
export function TrendCourse(props: TrendCourseProps) {
  const { chart, readings, person, name, labels, title, headingLevel, overYear = false, children } = props;
  const { t } = useTranslation('trend');
  const formats = useFormats();
  const today = useToday();
  const [period, setPeriod] = useState(() => shortestPeriod(readings, chart.of[0], today));
  const words = useTrendWords(chart, name);
  const isLarge = useLargeTextOnPhone();
  const isPhone = useMedia(media.phone);
  const { age, heightCm } = person;

  const shown = useMemo(() => readingsIn(readings, period, today), [readings, period, today]);
  const series = useMemo(
    () => toSeries(chart.of, shown, { age, heightCm }, (_, index) => labels[index] ?? name, t('upperOnly')),
    [chart, shown, age, heightCm, labels, name, t],
  );

  const [latest] = readings;
  if (!latest) return null;
  const grows = isGrowing(person, chart.of[0]);
  const mean = grows ? undefined : meanOfThreeMonths(readings, chart.of, today);
  // Above the drawing stands the same mean, by the name of its period.
  const isMeanShown = shown.length >= enough && isSameAs(readingsOfMonths(readings, 3, today), shown);
  // The sentence already compares with a year ago.
  const change =
    grows || (period === 'year' && mean?.change) ? undefined : compareWithBefore(readings, chart.of[0], period, today);
  const yearChange =
    overYear && !grows && chart.id === 'weight' && !mean?.change ? changeOverYear(readings, chart.of[0]) : undefined;
  const growth = grows ? growthOverYear(readings, chart.of[0]) : undefined;
  const direction = chart.id === 'pressure' ? findDirection(readings, chart.of[0], today) : undefined;
  const more = [
    direction && words.describeDirection(direction),
    mean && words.describeMean(mean, isMeanShown),
    growth && words.describeGrowth(growth),
    yearChange && words.describeYear(yearChange, today),
  ].filter(Boolean);
  const judgements = judge(latest, chart.of, (measure) => referenceFor(measure, person));
  const latestWords = words.describeLatest({ latest, judgements, today });
  // Above what it changes, unless large text would then push the chart off the first screen.
  const periods = (
    <PeriodChoice
      label={t('period')}
      options={periodNames.map((value) => ({ value, label: t(`periods.${value}`) }))}
      value={period}
      onChange={setPeriod}
    />
  );
  return (
    <div className={styles.course}>
      <p className={styles.sentence}>{isLarge ? latestWords : [latestWords, ...more].join(' ')}</p>
      {!isLarge && periods}
      {shown.length > 0 ? (
        <LineChart
          title={title}
          headingLevel={headingLevel}
          unit={measures[chart.of[0]].unit}
          draw={chart.id === 'pressure' ? 'bars' : 'lines'}
          series={series}
          span={{ from: firstDayShown(readings, period, today), to: today }}
          overview={!grows}
          meanLabel={t(`means.${period}`)}
          comparison={change && words.describeChange(change, period, labels[0] ?? name)}
          height={isLarge ? lowChartHeight : isPhone ? phoneChartHeight : chartHeight}
          // A child is measured at visits, a year or more apart.
          gapAfterDays={grows ? Number.POSITIVE_INFINITY : gapAfterDays}
          fit={chart.id === 'weight' ? weightRoom : undefined}
        />
      ) : (
        <p className={styles.nothing}>{t('nothingInPeriod', { day: formats.onDay(latest.data_rilevazione, today) })}</p>
      )}
      {isLarge && periods}
      {children}
      {isLarge && more.length > 0 && <p>{more.join(' ')}</p>}
      <p className={styles.note}>
        {grows && `${t('noCentiles')} `}
        {t(`measuredBy.${latest.fonte}`)}
      </p>
    </div>
  );
}
