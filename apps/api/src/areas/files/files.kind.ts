import type { Selectable } from 'kysely';
import { allowOnly } from '../../contract/allow-list.ts';
import type { components } from '../../contract/contract.gen.ts';
import type { Queries } from '../../database/database.ts';
import { prepared } from '../../database/prepared.ts';
import { attachmentLevel } from '../../policy/visibility.ts';
import {
  declareParent,
  parentCategory,
  parentDay,
  parentIsNotDeleted,
  parentLevel,
  parentReader,
  parentSpecialties,
  parentTitle,
} from '../../records/attachments.ts';
import {
  blob,
  type Columns,
  clientDeletion,
  contractField,
  contractSchema,
  day,
  json,
  key,
  nullable,
  ownLevel,
  patient,
  refersTo,
  text,
  user,
  value,
} from '../../records/columns.ts';
import { recordKind } from '../../records/kind.ts';
import { sharedRows } from '../../records/shared-list.ts';
import {
  chosenSpecialties,
  isSpecialty,
  shownSpecialties,
  toSpecialtiesColumn,
} from '../../records/specialties/choice.ts';
import { none } from '../../records/specialties/ids.ts';
import { type Category, specialtiesOfInvestigation } from '../../records/specialties/investigations.ts';
import { recordStore } from '../../records/store.ts';
import { joinNonEmpty } from '../../records/timeline.ts';
import { checkContent, maxFileSize } from './content.ts';
import type { FilesTable } from './files.table.ts';
import { defaultExtension, fileName } from './names.ts';

export type File = components['schemas']['File'];
export type FileRow = Selectable<FilesTable>;

type Exam = Pick<
  components['schemas']['Exam'],
  'id_indagine' | 'indagine_tipologia' | 'id_livello_confidenzialita' | 'specialita'
>;

const megabyte = 1024 * 1024;
/** Rounded to four decimals, and never 0. */
const toMegabytes = (bytes: number) => Math.max(Math.round((bytes / megabyte) * 10_000) / 10_000, 0.0001);

/** An attachment is at least as confidential as its exam, and has its specialties until others are chosen. */
export const attachedTo = (file: File, exam: Exam): File => ({
  ...file,
  indagine_tipologia: exam.indagine_tipologia,
  livello_effettivo: attachmentLevel(file.id_livello_confidenzialita, exam.id_livello_confidenzialita),
  ...(!file.specialita_scelta && { specialita: exam.specialita }),
});

export const exam = declareParent('indagini', {
  ...{ id: 'id_indagine', title: 'indagine_tipologia', level: 'id_livello_confidenzialita' },
  ...{ category: 'indagine_categoria', specialties: 'specialita' },
  ...{ day: 'indagine_data_display', created: 'created_at' },
  column: 'id_indagine',
});

const readExams = parentReader(exam);

type ExamRow = Awaited<ReturnType<typeof readExams>>[number];

async function examsFor(database: Queries, files: readonly File[]): Promise<ExamRow[]> {
  const [first] = files.filter(({ id_indagine }) => id_indagine !== null);
  if (first?.id_indagine == null) return [];
  return readExams(database, first.id_paziente, files.length === 1 ? first.id_indagine : undefined);
}

const withExam = (file: File, exam: ExamRow | undefined): File =>
  exam === undefined
    ? file
    : attachedTo(file, {
        id_indagine: exam.id,
        indagine_tipologia: exam.title,
        id_livello_confidenzialita: exam.level as Exam['id_livello_confidenzialita'],
        specialita: shownSpecialties(
          exam.specialties,
          specialtiesOfInvestigation(exam.title, exam.category as Category | null),
        ).specialita,
      });

export const files = recordStore(
  recordKind({
    name: 'file',
    title: 'The file',
    table: 'files',
    parent: exam,
    id: 'id_file',
    trash: 'deleted_on',
    level: 'id_livello_confidenzialita',
    order: [
      ['data_rilievo', 'desc'],
      ['id_file', 'desc'],
    ],
    // `tags`, the documented field, has no value for those that nobody chose.
    specialtyColumns: (chosen) => ({ ...toSpecialtiesColumn(chosen), tags: JSON.stringify(chosen ?? []) }),
    show: (row): File => ({
      id_file: row.id_file,
      id_paziente: row.id_paziente,
      id_autore: row.author_id,
      id_audit_log: null,
      id_a_log: null,
      id_indagine: row.id_indagine,
      indagine_tipologia: null,
      // Older rows may contain names without a derived extension.
      file_nome: fileName(row.file_nome, row.file_type),
      file_type: row.file_type,
      file_size: toMegabytes(row.bytes),
      type: row.type,
      file_commento: row.file_commento,
      created_at: row.data_rilievo,
      data_rilievo: row.data_rilievo,
      date_display: row.data_rilievo.split('-').reverse().join('/'),
      data_reg: row.created_at,
      id_livello_confidenzialita: row.id_livello_confidenzialita,
      livello_effettivo: row.id_livello_confidenzialita,
      tags: JSON.parse(row.tags),
      // Files of the time before this column have chosen those of `tags`, if any.
      ...shownSpecialties(row.specialita ?? (row.tags === '[]' ? null : row.tags), none),
      kardia: row.type === 'kardia' ? [{ kardia_note: row.kardia_note }] : [],
      impronta_misura: row.impronta_misura,
      deleted_at: row.deleted_on,
      versione: row.updated_at,
    }),
    async withParts(database, shown) {
      const exams = new Map((await examsFor(database, shown)).map((exam) => [exam.id, exam]));
      return shown.map((file) => withExam(file, exams.get(file.id_indagine ?? 0)));
    },
    shared: {
      areas: ['files'],
      entry: (file) => ({
        id: file.id_file,
        title: file.file_nome,
        date: file.data_rilievo,
        level: file.livello_effettivo,
        tags: file.specialita,
      }),
      serve: allowOnly<File>()({
        id_file: true,
        id_paziente: true,
        id_autore: true,
        id_audit_log: true,
        id_a_log: true,
        id_indagine: true,
        indagine_tipologia: true,
        file_nome: true,
        file_type: true,
        file_size: true,
        type: true,
        file_commento: true,
        created_at: true,
        data_rilievo: true,
        date_display: true,
        data_reg: true,
        id_livello_confidenzialita: true,
        livello_effettivo: true,
        tags: true,
        specialita: true,
        specialita_scelta: true,
        kardia: true,
        impronta_misura: true,
        deleted_at: true,
        versione: true,
      }),
    },
    timeline: (database, patientId) =>
      database
        .selectFrom('files')
        .where('id_paziente', '=', patientId)
        .where(parentIsNotDeleted(exam, 'files'))
        .select(['id_file as id', 'data_rilievo as data', 'file_nome as titolo'])
        .select(joinNonEmpty('file_commento', 'kardia_note').as('testo'))
        .select(['id_livello_confidenzialita as livello', 'deleted_on as eliminato', 'id_indagine', 'file_type'])
        .select([parentLevel(exam, 'files').as('parent_level'), parentDay(exam, 'files').as('parent_day')]),
  }),
);

const selectWithExam = prepared({ patientId: -1 }, (database, { patientId }) =>
  database
    .selectFrom('files')
    .where('id_paziente', '=', patientId)
    .where('deleted_at', 'is', null)
    .where(parentIsNotDeleted(exam, 'files'))
    .selectAll()
    .select([parentTitle(exam, 'files').as('exam_title'), parentLevel(exam, 'files').as('exam_level')])
    .select([
      parentCategory(exam, 'files').as('exam_category'),
      parentSpecialties(exam, 'files').as('exam_specialties'),
    ])
    .orderBy('data_rilievo', 'desc')
    .orderBy('id_file', 'desc'),
);

/** Lists files and their exams in one query. A second query takes a fifth longer on PostgreSQL. */
export async function listFiles(database: Queries, patientId: number): Promise<File[]> {
  const rows = await selectWithExam(database, { patientId });
  return rows.map(({ exam_title: title, exam_level: level, exam_category: category, exam_specialties, ...row }) => {
    const { id_indagine: id } = row;
    const found = id === null || title === null ? undefined : { id, title, level, category };
    return withExam(files.kind.show(row), found && { ...found, specialties: exam_specialties });
  });
}

export const sharedFiles = sharedRows({
  kind: files.kind,
  read: listFiles,
  rows: (all: File[]) => all.filter(({ id_indagine }) => id_indagine === null),
  list: (rows) => [...rows],
});

export const fileTables = {
  files: {
    id_file: key,
    id_paziente: patient,
    author_id: user,
    id_indagine: refersTo('indagini', true),
    // Archives may contain arbitrary names; the type is derived from the content.
    file_nome: value(contractField('FileSave', 'file_nome'), {
      restore: (name, row) => fileName(String(name), String(row.file_type)),
    }),
    file_type: value(text(200)),
    bytes: value({ type: 'integer', minimum: 1 }),
    type: value(contractSchema('FileKind')),
    file_commento: value(contractField('FileSave', 'file_commento')),
    data_rilievo: value(day),
    id_livello_confidenzialita: ownLevel,
    tags: json(contractField('FileSave', 'tags'), { check: (tags) => Array.isArray(tags) && tags.every(isSpecialty) }),
    specialita: chosenSpecialties,
    kardia_note: value(text(1000)),
    impronta_misura: value(nullable(contractSchema('MeasurementId'))),
    blob_key: blob({
      name: ({ id_file, file_type }) => `file-${id_file}.${defaultExtension(String(file_type))}`,
      mediaType: ({ file_type }) => String(file_type),
      maxBytes: maxFileSize,
      isValid: async (bytes, { bytes: size, file_type, type }) =>
        bytes.length === size && (await checkContent(bytes, String(file_type), type as File['type'])) === file_type,
    }),
    ...clientDeletion,
  } satisfies Columns<'files'>,
};
