import type { Schema } from '@libretto/api-client/schema';
import { getMoment } from '../exams/appointment.ts';
import { completed, requested, scheduled } from '../exams/exam-state.ts';
import { type Chart, charts } from '../readings/charts.ts';

export type SharedRecord = Schema<'SharedRecord'>;
export type RecordLine = Schema<'SharingNotice'>['novita'][number];
export type Diagnosis = SharedRecord['diagnosi'][number];
export type Therapy = SharedRecord['terapie'][number];
export type Exam = SharedRecord['esami'][number];
export type Reading = SharedRecord['rilevazioni'][number];
export type NotebookEntry = SharedRecord['tbl_taccuinos'][number];
export type Reaction = SharedRecord['reazioni'][number];

/** In the order of the page, on which a doctor relies: excluded diagnoses come last, so that none is taken for one. */
export const cards = [
  'alerts',
  'confirmed',
  'suspected',
  'therapies',
  'exams',
  'trends',
  'visits',
  'pain',
  'vaccinations',
  'reactions',
  'history',
  'pregnancies',
  'files',
  'contacts',
  'endedTherapies',
  'excluded',
] as const;

export type CardId = (typeof cards)[number];

/** Without the personal details, which stand above the cards. */
export type SummaryArea = Exclude<Schema<'SharedArea'>, 'personal-details'>;

/** The first card that shows the records of an area. */
export const cardOfArea: Readonly<Record<SummaryArea, CardId>> = {
  allergies: 'alerts',
  'forbidden-drugs': 'alerts',
  diagnoses: 'confirmed',
  'current-therapies': 'therapies',
  exams: 'exams',
  readings: 'trends',
  visits: 'visits',
  notebook: 'pain',
  vaccinations: 'vaccinations',
  reactions: 'reactions',
  anamnesis: 'history',
  pregnancies: 'pregnancies',
  files: 'files',
  'emergency-contacts': 'contacts',
  'other-contacts': 'contacts',
  'past-therapies': 'endedTherapies',
};

export const summaryAreas = Object.keys(cardOfArea) as SummaryArea[];

export const areasOf = (card: CardId): SummaryArea[] => summaryAreas.filter((area) => cardOfArea[area] === card);

const [confirmed, suspected, excluded] = ['0', '1', '2'] as const;
const [forbidden, inProgress, ended] = [0, 1, 2] as const;
const notSevere = 'Non grave';

const isDiagnosis = ({ tipo_diagnosi }: Diagnosis) => tipo_diagnosi === 'Diagnosi';

export interface Alerts {
  /** With intolerances; not those that were excluded. */
  allergies: Diagnosis[];
  forbiddenDrugs: Therapy[];
  severeReactions: Reaction[];
}

export const findAlerts = ({ diagnosi, terapie, reazioni }: SharedRecord): Alerts => ({
  allergies: diagnosi.filter((row) => !isDiagnosis(row) && row.diagnosi_stato !== excluded),
  forbiddenDrugs: terapie.filter(({ tipo_terapia }) => tipo_terapia === forbidden),
  severeReactions: reazioni.filter(({ severity }) => severity !== notSevere),
});

export const isSuspected = ({ diagnosi_stato }: Diagnosis): boolean => diagnosi_stato === suspected;

const withState = ({ diagnosi }: SharedRecord, state: string) =>
  diagnosi.filter((row) => isDiagnosis(row) && row.diagnosi_stato === state);

export const findProblems = (record: SharedRecord) => ({
  confirmed: withState(record, confirmed),
  suspected: withState(record, suspected),
  excluded: record.diagnosi.filter(({ diagnosi_stato }) => diagnosi_stato === excluded),
});

export const findTherapies = ({ terapie }: SharedRecord) => ({
  current: terapie.filter(({ tipo_terapia }) => tipo_terapia === inProgress),
  ended: terapie.filter(({ tipo_terapia }) => tipo_terapia === ended),
});

const newestFirst = (one: string | null, other: string | null) => (other ?? '').localeCompare(one ?? '');

export const isDone = ({ indagine_stato }: Exam): boolean => indagine_stato === completed;

/** Done ones, with their reports, before those that are still to come. */
const examOrder: readonly string[] = [completed, scheduled, requested];
const examRank = ({ indagine_stato }: Exam) => examOrder.indexOf(indagine_stato);

export const sortExams = (exams: readonly Exam[]): Exam[] =>
  exams.toSorted((one, other) => examRank(one) - examRank(other) || newestFirst(getMoment(one), getMoment(other)));

export interface Course {
  chart: Chart;
  /** With a value of the first measure, newest first; at least one. */
  readings: readonly [Reading, ...Reading[]];
}

export function findCourses({ rilevazioni }: SharedRecord): Course[] {
  const sorted = rilevazioni.toSorted((one, other) => newestFirst(one.data_rilevazione, other.data_rilevazione));
  return charts.flatMap((chart): Course[] => {
    const [latest, ...before] = sorted.filter((reading) => reading[chart.of[0]] !== null);
    return latest === undefined ? [] : [{ chart, readings: [latest, ...before] }];
  });
}

export const lineKey = ({ tipo, id_record }: RecordLine): string => `${tipo}-${id_record}`;

/** Attachments of exams have no line of their own: they lead to their exam. */
export const attachmentTargets = ({ esami }: SharedRecord): Map<string, Exam> =>
  new Map(
    esami.flatMap((exam) =>
      exam.id_allegati.map((id_record): [string, Exam] => [lineKey({ tipo: 'file', id_record }), exam]),
    ),
  );

/** What the patient wrote about a recording of a heart monitor. */
export const findPatientNote = ({ kardia }: Pick<Schema<'File'>, 'kardia'>): string => kardia[0]?.kardia_note ?? '';

export type RecordKind = Schema<'RecordKind'>;
