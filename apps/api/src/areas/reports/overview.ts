import type { Paper } from '../../print/paper.ts';
import type { Chart } from '../../print/pieces.ts';
import { recentChanges, recentDays } from '../../summary/changes.ts';
import { formatValues, type Measure, toMeasures, valueSelectors } from '../../summary/measures.ts';
import {
  type DatedRenderContext,
  formatNumber,
  type SectionId,
  type SharedRecord,
} from '../../summary/render-context.ts';
import { emergencySections } from '../../summary/sections.ts';

interface OverviewOptions {
  record: SharedRecord;
  context: DatedRenderContext;
  /** YYYY-MM-DD */
  today: string;
}

const maxChanges = 8;
const minChanges = 3;
const maxReadings = 10;
const minPoints = 3;

function toChart(measure: Measure, context: DatedRenderContext): Chart {
  const { overview, day } = context.messages;
  const points = measure.series[0]?.points ?? [];
  const [from = '', to = ''] = [points[0]?.day, points.at(-1)?.day].map((one) => (one ? day(one) : ''));
  const format = (choose: keyof typeof valueSelectors) => formatValues(measure, valueSelectors[choose], context);
  return {
    title: `${measure.name} (${measure.series[0]?.unit})`,
    alt: overview.chartAlt(
      overview.chart(measure.name, from, to),
      points.length,
      format('first'),
      format('latest'),
      format('lowest'),
      format('highest'),
    ),
    series: measure.series.map((one) => one.points.map((point) => ({ at: Date.parse(point.day), value: point.value }))),
    from,
    to,
    formatValue: (value) => formatNumber(context, value),
  };
}

const toCharts = (measures: readonly Measure[], context: DatedRenderContext): Chart[] =>
  measures
    .filter(({ series: [first] }) => new Set(first?.points.map(({ day }) => day)).size >= minPoints)
    .map((measure) => toChart(measure, context));

export function writeOverview(paper: Paper, { record, context, today }: OverviewOptions): void {
  const { overview, facts, day, sections: titles } = context.messages;
  const sectionsById = new Map(emergencySections(record, context, today).map((section) => [section.id, section]));
  const getEntries = (id: SectionId) => sectionsById.get(id)?.entries ?? [];
  paper.heading(2, overview.title);

  const alerts = (['allergies', 'forbidden', 'currentPregnancy'] as const).flatMap((id) => {
    const names = getEntries(id).map(({ name }) => name);
    return names.length === 0 ? [] : [{ name: titles[id].title, facts: names.join('; ') }];
  });
  paper.heading(3, overview.alerts, alerts.length > 0 ? 'alert' : 'plain');
  if (alerts.length > 0) paper.table(alerts);
  else paper.paragraph(overview.noAlerts, 'quiet');

  const problems = getEntries('conditions').map(({ name }) => name);
  paper.heading(3, overview.problems);
  paper.paragraph(problems.length > 0 ? problems.join('; ') : overview.none, problems.length > 0 ? 'plain' : 'quiet');

  const medicines = getEntries('therapies');
  const shownLabels: readonly string[] = [facts.atc, facts.dose, facts.frequency];
  paper.heading(3, overview.medicines);
  if (medicines.length === 0) paper.paragraph(overview.none, 'quiet');
  else
    paper.lines(
      medicines.map(({ name, facts: all }) => ({ name, facts: all.filter(([label]) => shownLabels.includes(label)) })),
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
    // Pressure and weight matter more than the heart rate.
    const first = [facts.pressure, facts.weight];
    const shown = [...measures].sort((one, other) => +first.includes(other.name) - +first.includes(one.name));
    paper.charts(toCharts(shown, context).slice(0, 2));
  }

  const changes = recentChanges(record, context, today);
  paper.heading(3, overview.changes(recentDays));
  if (changes.length === 0) paper.paragraph(overview.noChanges, 'quiet');
  const lines = changes.map(({ day: on, kind, name }) => ({ name: day(on), facts: [[kind, name] as const] }));
  const shownChanges = Math.min(lines.length, maxChanges, Math.max(minChanges, paper.countFitting(lines)));
  if (shownChanges > 0) paper.lines(lines.slice(0, shownChanges));
  if (lines.length > shownChanges) paper.paragraph(overview.more(lines.length - shownChanges), 'quiet');
}

export function writeReadings(paper: Paper, { record, context }: OverviewOptions): void {
  const { overview } = context.messages;
  const measures = toMeasures(record.rilevazioni, context);
  const format = (measure: Measure, choose: keyof typeof valueSelectors) =>
    formatValues(measure, valueSelectors[choose], context);
  paper.grid({
    names: overview.measure,
    columns: [overview.latestValue, overview.lowest, overview.highest, overview.average, overview.count],
    rows: measures.map((measure) => ({
      name: measure.name,
      cells: [
        ...(['latest', 'lowest', 'highest', 'average'] as const).map((choose) => format(measure, choose)),
        String(measure.series[0]?.points.length ?? 0),
      ],
    })),
  });
  paper.charts(toCharts(measures, context));
}

export const countListedReadings = (count: number): number => Math.min(count, maxReadings);
