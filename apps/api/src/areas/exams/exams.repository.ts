import type { components } from '../../contract/contract.gen.ts';
import type { Queries } from '../../database/database.ts';
import { normalizeForSearch } from '../../search.ts';
import { type Exam, type ExamRow, exams, readPartsOfPatient, withParts } from './exams.kind.ts';

const noExam = 0;

/** Queries the exam even without a file, so that the response time does not reveal it. */
export async function findExamOfFile(
  database: Queries,
  file: { id_indagine: number | null; id_file: number; file_nome: string } | undefined,
): Promise<Exam | undefined> {
  const row = await database
    .selectFrom('indagini')
    .selectAll()
    .where('id_indagine', '=', file?.id_indagine ?? noExam)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  const files = file && row ? [{ parent: row.id_indagine, id: file.id_file, title: file.file_nome }] : [];
  return row && withParts([exams.kind.show(row)], { files, diagnoses: [] })[0];
}

export async function showList(database: Queries, patientId: number, rows: readonly ExamRow[]): Promise<Exam[]> {
  return withParts(rows.map(exams.kind.show), await readPartsOfPatient(database, patientId));
}

export async function listLastExams(database: Queries, patientId: number, limit: number): Promise<Exam[]> {
  const rows = await database
    .selectFrom('indagini')
    .selectAll()
    .where('id_paziente', '=', patientId)
    .where('deleted_at', 'is', null)
    .orderBy('id_indagine', 'desc')
    .limit(limit)
    .execute();
  return exams.showAll(database, rows);
}

const monthNames = (['it', 'en'] as const).map((language) => {
  const format = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2000, month)));
});

function searchableDate(day: string | null): string {
  if (day === null) return '';
  const month = Number(day.slice(5, 7)) - 1;
  return [day.slice(0, 4), ...monthNames.map((names) => names[month] ?? '')].join(' ');
}

function extractDates(text: string): { rest: string; days: string[] } {
  const days: string[] = [];
  const rest = text.replace(/\b(?:(\d{1,2})[/.-])?(\d{1,2})[/.-](\d{4})\b/g, (_, day, month, year) => {
    days.push([year, month.padStart(2, '0'), ...(day === undefined ? [] : [day.padStart(2, '0')])].join('-'));
    return ' ';
  });
  return { rest, days };
}

export async function searchExams(database: Queries, patientId: number, text: string): Promise<Exam[]> {
  const { rest, days } = extractDates(text);
  const words = normalizeForSearch(rest).split(' ').filter(Boolean);
  if (words.length + days.length === 0) return [];
  const [all, centres] = await Promise.all([exams.list(database, patientId), listCentres(database)]);
  const centreNames = new Map(centres.map((centre) => [centre.id_centro_indagine, centre.centro_nome]));
  return all.filter((exam) => {
    const centre = centreNames.get(exam.id_centro_indagine ?? 0) ?? '';
    const { indagine_tipologia, indagine_motivo, altro_centro, careprovider, allegati, indagine_data_display } = exam;
    const about = [indagine_tipologia, indagine_motivo, altro_centro, centre, careprovider, ...allegati];
    const seen = normalizeForSearch([...about, searchableDate(indagine_data_display)].join(' '));
    return words.every((word) => seen.includes(word)) && days.every((day) => indagine_data_display?.startsWith(day));
  });
}

export async function listDiagnosisIds(database: Queries, id: number): Promise<number[]> {
  const rows = await database.selectFrom('indagini_diagnosi').selectAll().where('id_indagine', '=', id).execute();
  return rows.map(({ id_diagnosi }) => id_diagnosi);
}

async function insertDiagnoses(database: Queries, id_indagine: number, diagnoses: readonly number[]) {
  if (diagnoses.length === 0) return;
  const rows = diagnoses.map((id_diagnosi) => ({ id_indagine, id_diagnosi }));
  await database.insertInto('indagini_diagnosi').values(rows).execute();
}

export async function replaceDiagnoses(database: Queries, id: number, diagnoses: readonly number[]): Promise<void> {
  await database.deleteFrom('indagini_diagnosi').where('id_indagine', '=', id).execute();
  await insertDiagnoses(database, id, diagnoses);
}

export async function listCentres(database: Queries) {
  return database.selectFrom('centri_indagini').selectAll().orderBy('centro_nome').execute();
}

export function toPickerNames(centres: components['schemas']['ExamCentres']) {
  const toNames = (list: readonly components['schemas']['PartnerCentre'][]) =>
    list.filter(({ attivo }) => attivo).map(({ record_id, centro_nome }) => ({ record_id, centro_nome }));
  return {
    centri_convenzionati_specialistici: toNames(centres.centri_convenzionati_specialistici),
    centri_convenzionati_radiologici: toNames(centres.centri_convenzionati_radiologici),
    centri_convenzionati_laboratory_analisi: toNames(centres.centri_convenzionati_laboratory_analisi),
  };
}

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
