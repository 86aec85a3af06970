import { Sparkline } from '@libretto/design-system/sparkline';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../formats/use-formats.ts';
import { useLargeTextOnPhone } from '../page/use-large-text-on-phone.ts';
import type { Chart } from '../readings/charts.ts';
import { findMark, signOf } from '../readings/danger.ts';
import { type Measure, measures } from '../readings/measures.ts';
import { toReferencePerson } from '../readings/reference.ts';
import { listHistory } from '../sharing/history-texts.ts';
import { toItems } from '../vaccines/schedule-items.ts';
import { useExamsAhead } from './exams-ahead.ts';
import { PainMap } from './pain-map.tsx';
import { ReadingsTable } from './readings-table.tsx';
import type { RecordParts } from './record-parts.ts';
import type { RecordSource } from './record-source.ts';
import type { Row, SummaryCard } from './row.ts';
import {
  type Course,
  cards,
  findAlerts,
  findCourses,
  findProblems,
  findTherapies,
  type Reading,
  type SharedRecord,
  sortExams,
} from './summary.ts';
import { TrendChart } from './trend-chart.tsx';
import { useMarkText } from './use-mark-text.ts';
import { useRowBuilders } from './use-row-builders.tsx';

/** Row of all readings. */
export const readingsKey = 'readings';

/** Row of the course of a measure. */
export const trendKey = (chart: Chart['id']): string => `trend-${chart}`;

/** Measures in a line, e.g. `122/78 mmHg, 64 bpm`. */
export function useReadingText(): (reading: Reading) => string {
  const { number } = useFormats();
  return (reading) => {
    const { parametro_pressione_max: high, parametro_pressione_min: low } = reading;
    const single = ['parametro_frequenza', 'parametro_saturazione', 'parametro_temperatura', 'parametro_peso'] as const;
    const show = (name: (typeof single)[number] | 'parametro_altezza') => {
      const value = reading[name];
      return value !== null && `${number(value)} ${measures[name].unit}`;
    };
    const pressure = high !== null && `${number(high)}/${low === null ? '–' : number(low)} mmHg`;
    return [pressure, ...single.map(show), show('parametro_altezza')].filter(Boolean).join(', ');
  };
}

/** Cards in the order of the page. Those without rows are left out, unless their absence must be said. */
export function useCards(record: SharedRecord, parts: RecordParts, source: RecordSource): SummaryCard[] {
  const { t } = useTranslation('record-summary');
  const formats = useFormats();
  const build = useRowBuilders(record, parts, source);
  const markText = useMarkText();
  const person = toReferencePerson(record.identita, record.rilevazioni);
  const alerts = findAlerts(record);
  const problems = findProblems(record);
  const therapies = findTherapies(record);
  const { now: due } = toItems({ data: source.dueVaccines });

  /** What the sentence of an opened trend says. */
  function outsideWarning(reading: Reading, of: readonly Measure[]): Row['warning'] {
    const mark = findMark(reading, of, person);
    if (!mark) return undefined;
    return { text: markText(mark), tone: mark.tone, icon: signOf(mark) };
  }

  function trendRow({ chart, readings }: Course): Row {
    const { id, of } = chart;
    const [first] = of;
    const [latest] = readings;
    const name = t(`trends.${id}`);
    const values = readings
      .slice(0, 12)
      .map((reading) => reading[first])
      .filter((value) => value !== null)
      .toReversed();
    const end = of.map((measure) => formats.number(latest[measure] ?? 0)).join('/');
    const last = `${end} ${measures[first].unit}`;
    const label = t('trends.label', {
      name,
      count: values.length,
      values: values.map((v) => formats.number(v)).join(', '),
    });
    const printed = () => last;
    const row = {
      ...{ key: trendKey(id), title: name, line: formats.date(latest.data_rilevazione), facts: [], printed },
      warning: outsideWarning(latest, of),
    };
    if (readings.length === 1) return { ...row, value: last };
    return {
      ...row,
      value: <Sparkline label={label} values={values} lastLabel={last} />,
      content: () => <TrendChart course={{ chart, readings }} {...{ name, person }} />,
    };
  }

  function readingsRow(): Row[] {
    if (record.rilevazioni.length === 0) return [];
    const table = () => <ReadingsTable readings={record.rilevazioni} person={person} />;
    return [{ key: readingsKey, title: t('trends.all'), facts: [], content: table }];
  }

  const rows: Record<(typeof cards)[number], readonly Row[]> = {
    alerts: [
      ...alerts.allergies.map(build.diagnosisWithStatus),
      ...alerts.forbiddenDrugs.map(build.therapy),
      ...alerts.severeReactions.map(build.reaction),
    ],
    confirmed: problems.confirmed.map(build.diagnosis),
    suspected: problems.suspected.map(build.diagnosis),
    therapies: therapies.current.map(build.therapy),
    exams: sortExams(record.esami).map(build.exam),
    trends: [...findCourses(record).map(trendRow), ...readingsRow()],
    visits: record.visite.map(build.visit),
    pain: record.tbl_taccuinos.map(build.notebook),
    // What is missing is not found among what was given.
    vaccinations: [...due.map(build.dueVaccine), ...record.vaccinazioni.map(build.vaccination)],
    reactions: record.reazioni.filter((row) => !alerts.severeReactions.includes(row)).map(build.reaction),
    history: listHistory(record.anamnesi).map(build.history),
    pregnancies: record.gravidanze.map(build.pregnancy),
    files: record.files.map(build.file),
    contacts: [
      ...record.contattiemergenza.map((row) => build.contact(row, 'emergency')),
      ...record.contattialtro.map((row) => build.contact(row, 'other')),
    ],
    endedTherapies: therapies.ended.map(build.therapy),
    excluded: problems.excluded.map(build.diagnosisWithStatus),
  };
  // The newest results come first, and those to come would be found last.
  const ahead = useExamsAhead(record.esami);
  // Their names would take half a screen.
  const isLarge = useLargeTextOnPhone();
  const none: Partial<Record<(typeof cards)[number], string>> = {
    confirmed: t('none.confirmed'),
    therapies: t('none.therapies'),
  };

  return cards.flatMap((id): SummaryCard[] => {
    if (rows[id].length === 0 && none[id] === undefined) return [];
    return [
      {
        id,
        title: id === 'alerts' ? t('alerts.title') : t(`cards.${id}`),
        rows: rows[id],
        none: none[id],
        ...(id === 'exams' && ahead && { summary: isLarge ? ahead.count : `${ahead.count}: ${ahead.names}` }),
        ...(id === 'vaccinations' && due.length > 0 && { summary: t('dueShared') }),
        ...(id === 'pain' && { lead: <PainMap entries={record.tbl_taccuinos} /> }),
      },
    ];
  });
}
