import { Card } from '@libretto/design-system/card';
import { LineChart } from '@libretto/design-system/line-chart';
import { Metric, MetricGroup } from '@libretto/design-system/metric';
import { Tabs } from '@libretto/design-system/tabs';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Activity, Droplet, HeartPulse, Ruler, Scale, Thermometer } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../shared/formats/use-formats.ts';
import { patientQuery } from '../../shared/patient/patient.queries.ts';
import { findLatest, type Measure, measures } from '../../shared/readings/measures.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { toPoints } from './points.ts';
import * as styles from './readings.css.ts';
import { readingsQuery } from './readings.queries.ts';
import { type Reference, type ReferencePerson, referenceFor, type Status, sourceUrls, toStatus } from './reference.ts';

/** One unit per chart. */
const charts = [
  { id: 'pressure', icon: <Activity />, of: ['parametro_pressione_max', 'parametro_pressione_min'] },
  { id: 'rate', icon: <HeartPulse />, of: ['parametro_frequenza'] },
  { id: 'oxygen', icon: <Droplet />, of: ['parametro_saturazione'] },
  { id: 'temperature', icon: <Thermometer />, of: ['parametro_temperatura'] },
  { id: 'weight', icon: <Scale />, of: ['parametro_peso'] },
  { id: 'height', icon: <Ruler />, of: ['parametro_altezza'] },
] as const;

/** No empty state for these, because most people do not measure them at home. */
const hiddenWhenEmpty: readonly Chart['id'][] = ['oxygen', 'temperature'];

type Chart = (typeof charts)[number];

/** The others are in the charts. */
const tileIds: readonly Chart['id'][] = ['pressure', 'rate', 'weight'];
const tiles = charts.filter(({ id }) => tileIds.includes(id));

export default function ReadingTrends() {
  const { t } = useTranslation('readings');
  const { userId } = useSession();
  const { data: patient } = useSuspenseQuery(patientQuery(userId));
  const { data: readings } = useSuspenseQuery(readingsQuery(userId));
  const heightCm = findLatest(readings, 'parametro_altezza').latest?.parametro_altezza ?? null;
  const person = { age: patient.paziente_eta, heightCm };
  const shown = charts.filter(
    ({ id, of: [first] }) => !hiddenWhenEmpty.includes(id) || findLatest(readings, first).latest,
  );
  return (
    <>
      <MetricGroup title={t('latest')} headingLevel={2}>
        {tiles.map((chart) => (
          <Latest key={chart.id} chart={chart} person={person} />
        ))}
      </MetricGroup>
      <Card title={t('trend')}>
        <Tabs
          label={t('trendOf')}
          items={shown.map((chart) => ({
            id: chart.id,
            label: t(`charts.${chart.id}`),
            content: <Trend chart={chart} person={person} />,
          }))}
        />
      </Card>
    </>
  );
}

function useReadings() {
  const { userId } = useSession();
  return useSuspenseQuery(readingsQuery(userId)).data;
}

function useRangeText() {
  const formats = useFormats();
  return ({ low, high }: Reference, unit: string) => `${formats.number(low)}–${formats.number(high)} ${unit}`;
}

interface ChartProps {
  chart: Chart;
  person: ReferencePerson;
}

function Latest({ chart, person }: ChartProps) {
  const { t } = useTranslation('readings');
  const readings = useReadings();
  const formats = useFormats();
  const rangeText = useRangeText();
  const [first] = chart.of;
  const { unit } = measures[first];
  const { latest, before } = findLatest(readings, first);
  if (!latest) return <Metric label={t(`charts.${chart.id}`)} value={null} icon={chart.icon} />;

  const values = chart.of.map((measure) => ({ value: latest[measure] ?? 0, reference: referenceFor(measure, person) }));
  const found = values.flatMap(({ value, reference }) => (reference ? [toStatus(value, reference)] : []));
  // A value out of range counts before a normal one, and high before low.
  const status = (['high', 'low', 'normal'] satisfies Status[]).find((candidate) => found.includes(candidate));
  const reference = values.flatMap((one) => (one.reference ? [rangeText(one.reference, unit)] : [])).join(' / ');
  const single = values.length === 1 ? values[0]?.value : undefined;
  const previous = before?.[first];
  return (
    <Metric
      label={t(`charts.${chart.id}`)}
      value={single ?? values.map(({ value }) => formats.number(value)).join('/')}
      unit={unit}
      date={latest.data_rilevazione}
      source={t(`measuredBy.${latest.fonte}`)}
      range={status && { status, reference }}
      trend={
        single !== undefined && before && previous !== null && previous !== undefined
          ? { change: single - previous, since: before.data_rilevazione }
          : undefined
      }
      icon={chart.icon}
    />
  );
}

function Trend({ chart, person }: ChartProps) {
  const { t } = useTranslation('readings');
  const readings = useReadings();
  const { age, heightCm } = person;
  const series = useMemo(
    () =>
      chart.of.map((measure: Measure) => ({
        id: measure,
        label: t(`measures.${measure}`),
        points: toPoints(readings, measure),
        reference: referenceFor(measure, { age, heightCm }),
      })),
    [chart, readings, age, heightCm, t],
  );
  const sources = series[0]?.reference?.sources ?? [];
  return (
    <div className={styles.trend}>
      <LineChart
        title={t(`charts.${chart.id}`)}
        unit={measures[chart.of[0]].unit}
        series={series}
        // Half a year without readings interrupts the line.
        gapAfterDays={183}
      />
      {sources.length > 0 ? (
        <p className={styles.note}>
          {t('referenceNote')}{' '}
          {sources.map((source) => (
            <span key={source} className={styles.source}>
              {t(`references.${source}.what`)}{' '}
              <a href={sourceUrls[source]} target="_blank" rel="noopener noreferrer">
                {t(`references.${source}.source`)}
              </a>
              .
            </span>
          ))}
        </p>
      ) : (
        <p className={styles.note}>{t(chart.id === 'weight' ? 'noWeightReference' : 'noReference')}</p>
      )}
    </div>
  );
}
