import type { Insertable, Selectable, Updateable } from 'kysely';
import type { components } from '../../contract/contract.gen.ts';
import type { Queries } from '../../database/database.ts';
import { prepared } from '../../database/prepared.ts';
import { comparable } from '../../search.ts';
import type { ExamsTable, LiveState } from './exams.table.ts';

export type Exam = components['schemas']['Exam'];
export type { LiveState } from './exams.table.ts';
export type ExamRow = Selectable<ExamsTable>;
export type ExamChange = Omit<Updateable<ExamsTable>, 'id_indagine' | 'id_paziente' | 'author_id'>;

const live: readonly LiveState[] = ['0', '1', '2'];

const columns = [
  'id_indagine',
  'id_paziente',
  'author_id',
  'indagine_tipologia',
  'indagine_categoria',
  'indagine_stato',
  'indagine_motivo',
  'indagine_data_display',
  'id_diagn_investigations',
  'id_centro_indagine',
  'altro_centro',
  'careprovider',
  'id_livello_confidenzialita',
  'deleted_at',
  'updated_at as versione',
] as const;

const inState = prepared({ patientId: -1, state: '-' }, (database, { patientId, state }) =>
  database
    .selectFrom('indagini')
    .select(columns)
    .where('id_paziente', '=', patientId)
    // The example's state stands for any.
    .where('indagine_stato', '=', state as LiveState)
    .where('deleted_at', 'is', null),
);

const attachmentsOf = prepared({ patientId: -1 }, (database, { patientId }) =>
  database
    .selectFrom('files')
    .select(['id_indagine', 'id_file', 'file_nome'])
    .where('id_paziente', '=', patientId)
    .where('id_indagine', 'is not', null)
    .where('deleted_at', 'is', null)
    .orderBy('id_file'),
);

const diagnosesOf = prepared({ patientId: -1 }, (database, { patientId }) =>
  database
    .selectFrom('indagini')
    .innerJoin('indagini_diagnosi', 'indagini_diagnosi.id_indagine', 'indagini.id_indagine')
    .select(['indagini_diagnosi.id_indagine', 'indagini_diagnosi.id_diagnosi'])
    .where('id_paziente', '=', patientId)
    .orderBy('indagini_diagnosi.id_diagnosi'),
);

const scheduled = '1';

/**
 * List by list. Appointments: the nearest first, those without a date last. The others: those without a date, which wait
 * for one, then the newest.
 */
function inOrder(one: Exam, other: Exam): number {
  const lists = Number(one.indagine_stato) - Number(other.indagine_stato);
  if (lists !== 0) return lists;
  const [day, otherDay] = [one.indagine_data_display ?? '9999', other.indagine_data_display ?? '9999'];
  const later = day < otherDay ? 1 : day > otherDay ? -1 : other.id_indagine - one.id_indagine;
  return one.indagine_stato === scheduled ? -later : later;
}

type Row = Pick<Exam, 'versione'> & Pick<ExamRow, Exclude<(typeof columns)[number], 'updated_at as versione'>>;

/** The rows with what belongs to them. */
function joined(
  rows: readonly Row[],
  files: readonly { id_indagine: number | null; id_file: number; file_nome: string }[],
  diagnoses: readonly { id_indagine: number; id_diagnosi: number }[],
): Exam[] {
  const filesOf = Map.groupBy(files, ({ id_indagine }) => id_indagine);
  const diagnosesByExam = Map.groupBy(diagnoses, ({ id_indagine }) => id_indagine);
  return rows.map((row) => {
    const attached = filesOf.get(row.id_indagine) ?? [];
    return {
      ...row,
      indagine_stato: row.deleted_at === null ? row.indagine_stato : '3',
      diags: (diagnosesByExam.get(row.id_indagine) ?? []).map(({ id_diagnosi }) => id_diagnosi),
      allegati: attached.map(({ file_nome }) => file_nome),
      id_allegati: attached.map(({ id_file }) => id_file),
    };
  });
}

const noExam = 0;

/** Returns the exam that a file is attached to, with no other attachment; looked for also when there is no file. */
export async function examOfFile(
  database: Queries,
  file: { id_indagine: number | null; id_file: number; file_nome: string } | undefined,
): Promise<Exam | undefined> {
  const rows = await database
    .selectFrom('indagini')
    .select(columns)
    .where('id_indagine', '=', file?.id_indagine ?? noExam)
    .where('deleted_at', 'is', null)
    .execute();
  return joined(rows, file ? [file] : [], [])[0];
}

/** Exams that are not deleted, or of these the ones in one state. */
export async function listExams(database: Queries, patientId: number, states = live): Promise<Exam[]> {
  const rows = (await Promise.all(states.map((state) => inState(database, { patientId, state })))).flat();
  if (rows.length === 0) return [];
  const [files, diagnoses] = await Promise.all([
    attachmentsOf(database, { patientId }),
    diagnosesOf(database, { patientId }),
  ]);
  return joined(rows, files, diagnoses).sort(inOrder);
}

/** What belongs to a few rows. */
async function joinedFew(database: Queries, rows: readonly Row[]): Promise<Exam[]> {
  const ids = rows.map(({ id_indagine }) => id_indagine);
  if (ids.length === 0) return [];
  const [files, diagnoses] = await Promise.all([
    database
      .selectFrom('files')
      .select(['id_indagine', 'id_file', 'file_nome'])
      .where('id_paziente', 'in', [...new Set(rows.map(({ id_paziente }) => id_paziente))])
      .where('id_indagine', 'in', ids)
      .where('deleted_at', 'is', null)
      .orderBy('id_file')
      .execute(),
    database
      .selectFrom('indagini_diagnosi')
      .selectAll()
      .where('id_indagine', 'in', ids)
      .orderBy('id_diagnosi')
      .execute(),
  ]);
  return joined(rows, files, diagnoses);
}

/** The exams that were added last, newest first; deleted ones left out. */
export async function listLastExams(database: Queries, patientId: number, most: number): Promise<Exam[]> {
  const rows = await database
    .selectFrom('indagini')
    .select(columns)
    .where('id_paziente', '=', patientId)
    .where('deleted_at', 'is', null)
    .orderBy('id_indagine', 'desc')
    .limit(most)
    .execute();
  return joinedFew(database, rows);
}

const monthNames = (['it', 'en'] as const).map((language) => {
  const format = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2000, month)));
});

/** A day as people search for it: year and name of the month, Italian and English. */
function dayInWords(day: string | null): string {
  if (day === null) return '';
  const month = Number(day.slice(5, 7)) - 1;
  return [day.slice(0, 4), ...monthNames.map((names) => names[month] ?? '')].join(' ');
}

/** Takes dates such as 12/4/2026 and 04/2026 out of a search, as the beginnings of ISO days. */
function withoutDates(text: string): { rest: string; days: string[] } {
  const days: string[] = [];
  const rest = text.replace(/\b(?:(\d{1,2})[/.-])?(\d{1,2})[/.-](\d{4})\b/g, (_, day, month, year) => {
    days.push([year, month.padStart(2, '0'), ...(day === undefined ? [] : [day.padStart(2, '0')])].join('-'));
    return ' ';
  });
  return { rest, days };
}

/** Exams that hold every word, and are of every date, of a text in what people see of them. */
export async function searchExams(database: Queries, patientId: number, text: string): Promise<Exam[]> {
  const { rest, days } = withoutDates(text);
  const words = comparable(rest).split(' ').filter(Boolean);
  if (words.length + days.length === 0) return [];
  const [exams, centres] = await Promise.all([listExams(database, patientId), listCentres(database)]);
  const centreNames = new Map(centres.map((centre) => [centre.id_centro_indagine, centre.centro_nome]));
  return exams.filter((exam) => {
    const centre = centreNames.get(exam.id_centro_indagine ?? 0) ?? '';
    const { indagine_tipologia, indagine_motivo, altro_centro, careprovider, allegati, indagine_data_display } = exam;
    const about = [indagine_tipologia, indagine_motivo, altro_centro, centre, careprovider, ...allegati];
    const seen = comparable([...about, dayInWords(indagine_data_display)].join(' '));
    return words.every((word) => seen.includes(word)) && days.every((day) => indagine_data_display?.startsWith(day));
  });
}

/** An exam of a patient, deleted or not. */
export async function findExam(database: Queries, patientId: number, id: number): Promise<ExamRow | undefined> {
  return database
    .selectFrom('indagini')
    .selectAll()
    .where('id_indagine', '=', id)
    .where('id_paziente', '=', patientId)
    .executeTakeFirst();
}

async function readExam(database: Queries, id: number): Promise<Exam> {
  const row = await database
    .selectFrom('indagini')
    .select(columns)
    .where('id_indagine', '=', id)
    .executeTakeFirstOrThrow();
  const [exam] = await joinedFew(database, [row]);
  if (exam === undefined) throw new Error('An exam was lost between two queries.');
  return exam;
}

export type NewExam = Omit<
  Insertable<ExamsTable>,
  'id_indagine' | 'deleted_at' | 'deleted_on' | 'created_at' | 'updated_at'
>;

export async function diagnosesOfExam(database: Queries, id: number): Promise<number[]> {
  const rows = await database.selectFrom('indagini_diagnosi').selectAll().where('id_indagine', '=', id).execute();
  return rows.map(({ id_diagnosi }) => id_diagnosi);
}

async function insertDiagnoses(database: Queries, id_indagine: number, diagnoses: readonly number[]) {
  if (diagnoses.length === 0) return;
  const rows = diagnoses.map((id_diagnosi) => ({ id_indagine, id_diagnosi }));
  await database.insertInto('indagini_diagnosi').values(rows).execute();
}

export async function insertExam(
  database: Queries,
  exam: NewExam,
  diagnoses: readonly number[],
  at: string,
): Promise<Exam> {
  const { id_indagine } = await database
    .insertInto('indagini')
    .values({ ...exam, deleted_at: null, deleted_on: null, created_at: at, updated_at: at })
    .returning('id_indagine')
    .executeTakeFirstOrThrow();
  await insertDiagnoses(database, id_indagine, diagnoses);
  return readExam(database, id_indagine);
}

/**
 * Diagnoses that are given take the place of those that it had. Within a transaction; undefined when the exam is not the
 * version that was seen.
 */
export async function updateExam(
  database: Queries,
  id: number,
  change: ExamChange,
  diagnoses: readonly number[] | undefined,
  at: string,
  seen: string | undefined,
): Promise<Exam | undefined> {
  const { numUpdatedRows } = await database
    .updateTable('indagini')
    .set({ ...change, updated_at: at })
    .where('id_indagine', '=', id)
    .$if(seen !== undefined, (update) => update.where('updated_at', '=', seen ?? ''))
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) return undefined;
  if (diagnoses !== undefined) {
    await database.deleteFrom('indagini_diagnosi').where('id_indagine', '=', id).execute();
    await insertDiagnoses(database, id, diagnoses);
  }
  return readExam(database, id);
}

/** Lists every centre, deactivated ones too: exams that name one keep its name. */
export async function listCentres(database: Queries) {
  return database.selectFrom('centri_indagini').selectAll().orderBy('centro_nome').execute();
}

/** Reduces the lists to what a picker shows. */
export function namesOf(centres: components['schemas']['ExamCentres']) {
  const lean = (list: readonly components['schemas']['PartnerCentre'][]) =>
    list.filter(({ attivo }) => attivo).map(({ record_id, centro_nome }) => ({ record_id, centro_nome }));
  return {
    centri_convenzionati_specialistici: lean(centres.centri_convenzionati_specialistici),
    centri_convenzionati_radiologici: lean(centres.centri_convenzionati_radiologici),
    centri_convenzionati_laboratory_analisi: lean(centres.centri_convenzionati_laboratory_analisi),
  };
}

/** The partner centres in their three lists. */
export async function centresByKind(database: Queries): Promise<components['schemas']['ExamCentres']> {
  const centres = await listCentres(database);
  const ofType = (type: 1 | 2 | 3) =>
    centres
      .filter(({ centro_tipologia }) => centro_tipologia === type)
      .map(({ id_centro_indagine, centro_nome, centro_indirizzo, telefono, sito_web, email, disattivato_at }) => ({
        record_id: id_centro_indagine,
        centro_nome,
        centro_indirizzo,
        telefono,
        sitoWeb: sito_web,
        email,
        attivo: disattivato_at === null,
        table_data: {
          table_column_title: { value: centro_nome },
          table_column_subtitle: { value: centro_indirizzo },
          table_column_text: { value: telefono },
        },
      }));
  return {
    centri_convenzionati_specialistici: ofType(1),
    centri_convenzionati_radiologici: ofType(2),
    centri_convenzionati_laboratory_analisi: ofType(3),
  };
}
