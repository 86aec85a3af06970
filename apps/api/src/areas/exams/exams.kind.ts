import type { Selectable } from 'kysely';
import { allowOnly } from '../../contract/allow-list.ts';
import type { components } from '../../contract/contract.gen.ts';
import type { Queries } from '../../database/database.ts';
import { prepared } from '../../database/prepared.ts';
import { type AttachmentRow, attachmentReader, declareAttachments } from '../../records/attachments.ts';
import {
  addedLater,
  type Columns,
  centre,
  clientDeletion,
  contractField,
  contractSchema,
  day,
  key,
  nullable,
  patient,
  refersTo,
  retained,
  retainedMonth,
  text,
  user,
  value,
} from '../../records/columns.ts';
import { recordKind } from '../../records/kind.ts';
import { chosenSpecialties, shownSpecialties, toSpecialtiesColumn } from '../../records/specialties/choice.ts';
import { specialtiesOfInvestigation } from '../../records/specialties/investigations.ts';
import { recordStore } from '../../records/store.ts';
import { dayOfTimestamp, joinNonEmpty } from '../../records/timeline.ts';
import type { ExamsTable } from './exams.table.ts';

export type Exam = components['schemas']['Exam'];
export type ExamRow = Selectable<ExamsTable>;

interface Parts {
  files: AttachmentRow[];
  diagnoses: { id_indagine: number; id_diagnosi: number }[];
}

const examAttachments = attachmentReader(
  declareAttachments('files', { column: 'id_indagine', id: 'id_file', title: 'file_nome' }),
);

const queryDiagnoses = prepared({ patientId: -1 }, (database, { patientId }) =>
  database
    .selectFrom('indagini')
    .innerJoin('indagini_diagnosi', 'indagini_diagnosi.id_indagine', 'indagini.id_indagine')
    .select(['indagini_diagnosi.id_indagine', 'indagini_diagnosi.id_diagnosi'])
    .where('id_paziente', '=', patientId)
    .orderBy('indagini_diagnosi.id_diagnosi'),
);

const scheduled = '1';

const toMoment = ({ indagine_data_display: day, indagine_ora: hour }: ExamRow) => `${day ?? '9999'} ${hour ?? '99'}`;

/**
 * Appointments: soonest first, those without an hour last on their day, undated last. Other lists: undated first, then
 * newest first.
 */
function compareExams(one: ExamRow, other: ExamRow): number {
  const lists = Number(one.indagine_stato) - Number(other.indagine_stato);
  if (lists !== 0) return lists;
  const [moment, otherMoment] = [toMoment(one), toMoment(other)];
  const later = moment < otherMoment ? 1 : moment > otherMoment ? -1 : other.id_indagine - one.id_indagine;
  return one.indagine_stato === scheduled ? -later : later;
}

async function readPartsOfExams(database: Queries, exams: readonly Exam[]): Promise<Parts> {
  const ids = exams.map(({ id_indagine }) => id_indagine);
  const [files, diagnoses] = await Promise.all([
    examAttachments.ofSome(database, [...new Set(exams.map(({ id_paziente }) => id_paziente))], ids),
    database
      .selectFrom('indagini_diagnosi')
      .selectAll()
      .where('id_indagine', 'in', ids)
      .orderBy('id_diagnosi')
      .execute(),
  ]);
  return { files, diagnoses };
}

export async function readPartsOfPatient(database: Queries, patientId: number): Promise<Parts> {
  const [files, diagnoses] = await Promise.all([
    examAttachments.ofAll(database, patientId),
    queryDiagnoses(database, { patientId }),
  ]);
  return { files, diagnoses };
}

export function withParts(exams: readonly Exam[], { files, diagnoses }: Parts): Exam[] {
  const filesByExam = Map.groupBy(files, ({ parent }) => parent);
  const diagnosesByExam = Map.groupBy(diagnoses, ({ id_indagine }) => id_indagine);
  return exams.map((exam) => {
    const attached = filesByExam.get(exam.id_indagine) ?? [];
    return {
      ...exam,
      diags: (diagnosesByExam.get(exam.id_indagine) ?? []).map(({ id_diagnosi }) => id_diagnosi),
      allegati: attached.map(({ title }) => title),
      id_allegati: attached.map(({ id }) => id),
    };
  });
}

const maxSeparateReads = 20;

const servedFields = allowOnly<Exam>()({
  id_indagine: true,
  id_paziente: true,
  author_id: true,
  indagine_tipologia: true,
  indagine_categoria: true,
  indagine_stato: true,
  indagine_motivo: true,
  indagine_data_display: true,
  indagine_ora: true,
  id_diagn_investigations: true,
  id_centro_indagine: true,
  altro_centro: true,
  careprovider: true,
  id_livello_confidenzialita: true,
  specialita: true,
  specialita_scelta: true,
  diags: false,
  allegati: false,
  id_allegati: false,
  deleted_at: true,
  versione: true,
});

export const exams = recordStore(
  recordKind({
    name: 'exam',
    title: 'The exam',
    table: 'indagini',
    id: 'id_indagine',
    trash: 'deleted_on',
    level: 'id_livello_confidenzialita',
    order: [['id_indagine', 'desc']],
    compare: compareExams,
    specialtyColumns: toSpecialtiesColumn,
    show: ({ created_at: _, deleted_on: __, updated_at: versione, specialita, ...row }): Exam => ({
      ...row,
      ...shownSpecialties(specialita, specialtiesOfInvestigation(row.indagine_tipologia, row.indagine_categoria)),
      indagine_stato: row.deleted_at === null ? row.indagine_stato : '3',
      diags: [],
      allegati: [],
      id_allegati: [],
      versione,
    }),
    async withParts(database, shown) {
      const [first] = shown;
      if (first === undefined) return [];
      const parts =
        shown.length > maxSeparateReads
          ? readPartsOfPatient(database, first.id_paziente)
          : readPartsOfExams(database, shown);
      return withParts(shown, await parts);
    },
    shared: {
      areas: ['exams'],
      entry: (exam) => ({
        id: exam.id_indagine,
        title: exam.indagine_tipologia,
        date: exam.indagine_data_display,
        level: exam.id_livello_confidenzialita,
        tags: exam.specialita,
      }),
      attachments: ({ id_allegati, allegati }) =>
        id_allegati.map((id, index) => ({ id, title: allegati[index] ?? '' })),
      serve({ id_allegati, allegati, diags, ...exam }, sees) {
        const seen = (_: unknown, index: number) => sees('file', id_allegati[index] ?? 0);
        return {
          id_allegati: id_allegati.filter(seen),
          allegati: allegati.filter(seen),
          diags: diags.filter((id) => sees('diagnosis', id)),
          ...servedFields({ id_allegati, allegati, diags, ...exam }),
        };
      },
    },
    timeline: (database, patientId) =>
      database
        .selectFrom('indagini')
        .leftJoin('centri_indagini', 'centri_indagini.id_centro_indagine', 'indagini.id_centro_indagine')
        .where('id_paziente', '=', patientId)
        .select(['id_indagine as id', 'indagine_tipologia as titolo', 'indagine_stato as stato'])
        .select('indagine_categoria as categoria')
        .select(['id_livello_confidenzialita as livello', 'deleted_on as eliminato'])
        .select(joinNonEmpty('indagine_motivo', 'careprovider', 'altro_centro', 'centro_nome').as('testo'))
        // Requested exams have no date yet and count from their creation.
        .select((eb) => eb.fn.coalesce('indagine_data_display', dayOfTimestamp(eb, 'created_at')).as('data')),
  }),
);

export const examTables = {
  indagini: {
    id_indagine: key,
    id_paziente: patient,
    author_id: user,
    indagine_tipologia: value(contractField('ExamSave', 'indagine_tipologia')),
    indagine_categoria: retained(value(nullable(contractSchema('ExamCategory')))),
    indagine_stato: retained(value({ enum: ['0', '1', '2'] })),
    indagine_motivo: value(contractField('ExamSave', 'indagine_motivo')),
    indagine_data_display: retainedMonth(value(nullable(day))),
    indagine_ora: addedLater(
      value(contractField('ExamSave', 'indagine_ora'), {
        // Undefined in older archives.
        check: (hour, { indagine_data_display }) => typeof hour !== 'string' || indagine_data_display !== null,
      }),
    ),
    id_diagn_investigations: retained(value(contractField('ExamSave', 'id_diagn_investigations'))),
    id_centro_indagine: centre('altro_centro'),
    altro_centro: value(text(200)),
    careprovider: value(contractField('ExamSave', 'careprovider')),
    id_livello_confidenzialita: value(contractSchema('OwnLevel')),
    specialita: chosenSpecialties,
    ...clientDeletion,
  } satisfies Columns<'indagini'>,
  indagini_diagnosi: {
    id_indagine: refersTo('indagini'),
    id_diagnosi: refersTo('diagnosi'),
  } satisfies Columns<'indagini_diagnosi'>,
};
