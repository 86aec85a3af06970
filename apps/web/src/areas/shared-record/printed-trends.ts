import { useTranslation } from 'react-i18next';
import { useFormats } from '../../shared/formats/use-formats.ts';
import { useToday } from '../../shared/formats/use-today.ts';
import type { Measure } from '../../shared/readings/measures.ts';
import {
  findOutside,
  isGrowing,
  type ReferencePerson,
  referenceFor,
  toReferencePerson,
} from '../../shared/readings/reference.ts';
import {
  type Direction,
  enough,
  findDirection,
  meanDigits,
  readingsOfMonths,
  withMeasure,
} from '../../shared/readings/trend.ts';
import { findCourses, type Reading, type SharedRecord } from '../../shared/record-summary/summary.ts';

/** Months, of which the first with enough values are summed up. */
const spans = [3, 12] as const;

export interface TrendSummary {
  months: (typeof spans)[number];
  /** Of readings. */
  count: number;
  /** Readings with a value outside its reference; undefined without a reference. */
  outside: number | undefined;
  measures: { measure: Measure; mean: number; min: number; max: number }[];
}

/** Sums up the last three months, or the last twelve with fewer than three values; undefined if these are too few too. */
export function summarizeTrend(
  readings: readonly Reading[],
  of: readonly [Measure, ...Measure[]],
  person: ReferencePerson,
  today: string,
): TrendSummary | undefined {
  const measured = withMeasure(readings, of[0]);
  for (const months of spans) {
    const recent = readingsOfMonths(measured, months, today);
    if (recent.length < enough) continue;
    const hasReference = of.some((measure) => referenceFor(measure, person) !== undefined);
    return {
      months,
      count: recent.length,
      outside: hasReference ? recent.filter((reading) => findOutside(reading, of, person)).length : undefined,
      measures: of.flatMap((measure) => {
        const values = recent.map((reading) => reading[measure]).filter((value) => value !== null);
        if (values.length === 0) return [];
        const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
        return [{ measure, mean, min: Math.min(...values), max: Math.max(...values) }];
      }),
    };
  }
  return undefined;
}

/** Direction, mean, range and number out of reference of each trend, by the key of its row. */
export function useTrendTexts(record: SharedRecord): ReadonlyMap<string, string> {
  const { t } = useTranslation('shared-record');
  const { number } = useFormats();
  const today = useToday();
  const person = toReferencePerson(record.identita, record.rilevazioni);

  function toText({ months, count, outside, measures: found }: TrendSummary): string {
    const means = found.map(({ measure, mean }) => number(mean, { maximumFractionDigits: meanDigits(measure) }));
    const ranges = found.map(({ measure, min, max }) => {
      const range = min === max ? number(min) : `${number(min)}–${number(max)}`;
      if (measure === 'parametro_pressione_max') return t('sheet.trend.systolic', { range });
      return measure === 'parametro_pressione_min' ? t('sheet.trend.diastolic', { range }) : range;
    });
    return [
      t('sheet.trend.mean', { months, mean: means.join('/'), range: ranges.join(', ') }),
      outside === undefined
        ? t('sheet.trend.values', { total: count })
        : t('sheet.trend.outside', { outside, total: count }),
    ].join(' · ');
  }

  const toDirection = ({ kind, by, days }: Direction) => t(`sheet.trend.${kind}`, { by, count: days });

  return new Map(
    findCourses(record).flatMap(({ chart: { id, of }, readings }): [string, string][] => {
      const direction = id === 'pressure' ? findDirection(readings, of[0], today) : undefined;
      const summary = isGrowing(person, of[0]) ? undefined : summarizeTrend(readings, of, person, today);
      const text = [direction && toDirection(direction), summary && toText(summary)].filter(Boolean).join(' · ');
      return text ? [[`trend-${id}`, text]] : [];
    }),
  );
}
