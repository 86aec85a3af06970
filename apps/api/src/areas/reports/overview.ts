import type { Paper } from '../../print/paper.ts';
import type { Chart } from '../../print/pieces.ts';
import { recentChanges, recentDays } from '../../summary/changes.ts';
import { formatValues, type Measure, toMeasures, valueSelectors } from '../../summary/measures.ts';
import { emergencySections } from '../../summary/sections.ts';
import { type DatedRenderContext, formatNumber, type SectionId, type SharedRecord } from '../../summary/telling.ts';

interface Told {
  record: SharedRecord;
  context: DatedRenderContext;
  /** YYYY-MM-DD */
  today: string;
}

/** Changes that are told at most, and those that are told also when the page is full. */
const maxChanges = 8;
const minChanges = 3;
/** Readings that are listed one by one below their summary. */
const maxReadings = 10;
/** A line needs as many values to say more than they do. */
const minPoints = 3;

function chartOf(measure: Measure, context: DatedRenderContext): Chart {
  const { overview, day } = context.messages;
  const points = measure.series[0]?.points ?? [];
  const [from = '', to = ''] = [points[0]?.day, points.at(-1)?.day].map((one) => (one ? day(one) : ''));
  const said = (choose: keyof typeof valueSelectors) => formatValues(measure, valueSelectors[choose], context);
  return {
    title: `${measure.name} (${measure.series[0]?.unit})`,
    alt: overview.chartAlt(
      overview.chart(measure.name, from, to),
      points.length,
      said('first'),
      said('latest'),
      said('lowest'),
      said('highest'),
    ),
    series: measure.series.map((one) => one.points.map((point) => ({ at: Date.parse(point.day), value: point.value }))),
    from,
    to,
    formatValue: (value) => formatNumber(context, value),
  };
}

const chartsOf = (measures: readonly Measure[], context: DatedRenderContext): Chart[] =>
  measures
    .filter(({ series: [first] }) => new Set(first?.points.map(({ day }) => day)).size >= minPoints)
    .map((measure) => chartOf(measure, context));

/** Sums a record up on a page: alerts, problems, medicines, latest values, and what changed of late. */
export function writeOverview(paper: Paper, { record, context, today }: Told): void {
  const { overview, facts, day, sections: titles } = context.messages;
  const told = new Map(emergencySections(record, context, today).map((section) => [section.id, section]));
  const entriesOf = (id: SectionId) => told.get(id)?.entries ?? [];
  paper.heading(2, overview.title);

  const alerts = (['allergies', 'forbidden', 'currentPregnancy'] as const).flatMap((id) => {
    const names = entriesOf(id).map(({ name }) => name);
    return names.length === 0 ? [] : [{ name: titles[id].title, facts: names.join('; ') }];
  });
  paper.heading(3, overview.alerts, alerts.length > 0 ? 'alert' : 'plain');
  if (alerts.length > 0) paper.table(alerts);
  else paper.paragraph(overview.noAlerts, 'quiet');

  const problems = entriesOf('conditions').map(({ name }) => name);
  paper.heading(3, overview.problems);
  paper.paragraph(problems.length > 0 ? problems.join('; ') : overview.none, problems.length > 0 ? 'plain' : 'quiet');

  const medicines = entriesOf('therapies');
  const wanted: readonly string[] = [facts.atc, facts.dose, facts.frequency];
  paper.heading(3, overview.medicines);
  if (medicines.length === 0) paper.paragraph(overview.none, 'quiet');
  else
    paper.lines(
      medicines.map(({ name, facts: all }) => ({ name, facts: all.filter(([label]) => wanted.includes(label)) })),
    );

  const measures = toMeasures(record.rilevazioni, context);
  if (measures.length > 0) {
    paper.heading(3, overview.latest);
    paper.lines(
      measures.map((measure) => ({
        name: measure.name,
        facts: [
          [overview.value, formatValues(measure, valueSelectors.latest, context)],
          [facts.date, day(measure.series[0]?.points.at(-1)?.day ?? today)],
        ],
      })),
    );
    // Weight says more of a life than the rate of a heart does.
    const first = [facts.pressure, facts.weight];
    const shown = [...measures].sort((one, other) => +first.includes(other.name) - +first.includes(one.name));
    paper.charts(chartsOf(shown, context).slice(0, 2));
  }

  const changes = recentChanges(record, context, today);
  paper.heading(3, overview.changes(recentDays));
  if (changes.length === 0) paper.paragraph(overview.noChanges, 'quiet');
  const lines = changes.map(({ day: on, kind, name }) => ({ name: day(on), facts: [[kind, name] as const] }));
  const shownChanges = Math.min(lines.length, maxChanges, Math.max(minChanges, paper.countFitting(lines)));
  if (shownChanges > 0) paper.lines(lines.slice(0, shownChanges));
  if (lines.length > shownChanges) paper.paragraph(overview.more(lines.length - shownChanges), 'quiet');
}

/** Sums readings up measure by measure, with a chart of each, before the last of them. */
export function writeReadings(paper: Paper, { record, context }: Told): void {
  const { overview } = context.messages;
  const measures = toMeasures(record.rilevazioni, context);
  const said = (measure: Measure, choose: keyof typeof valueSelectors) =>
    formatValues(measure, valueSelectors[choose], context);
  paper.grid({
    names: overview.measure,
    columns: [overview.latestValue, overview.lowest, overview.highest, overview.average, overview.count],
    rows: measures.map((measure) => ({
      name: measure.name,
      cells: [
        ...(['latest', 'lowest', 'highest', 'average'] as const).map((choose) => said(measure, choose)),
        String(measure.series[0]?.points.length ?? 0),
      ],
    })),
  });
  paper.charts(chartsOf(measures, context));
}

/** How many of the readings are listed, which stand from the newest. */
export const listedReadings = (count: number): number => Math.min(count, maxReadings);
