import { type Clock, dayOf, latestToday, timestamp } from '../../clock.ts';
import { Download } from '../../contract/download.ts';
import type { Body, HandlersOf } from '../../contract/handlers.ts';
import type { Owns } from '../../contract/ownership.ts';
import { checkChange, checkRecordId } from '../../contract/saved-record.ts';
import { patientOf, type Session } from '../../contract/session.ts';
import type { Database, Queries } from '../../database/database.ts';
import type { Feature } from '../../policy/features.ts';
import { changed, type FieldError, featureMissing, invalid, notFound } from '../../problem.ts';
import { type SharedRecord, wordsOf } from '../../summary/telling.ts';
import {
  centresByKind,
  diagnosesOfExam,
  type Exam,
  type ExamRow,
  findExam,
  insertExam,
  type LiveState,
  listCentres,
  listExams,
  searchExams,
  updateExam,
} from './exams.repository.ts';
import { loadInvestigations } from './investigations.ts';

const mostInvestigations = 10;

interface Parts {
  database: Database;
  clock: Clock;
  timeZone: string;
  mayUse(session: Session, feature: Feature): Promise<boolean>;
  ownsDiagnosis: Owns;
  /** What of a record is at most as secret as a level, and the names of exam centres. */
  shownUpTo(patientId: number, level: number): Promise<{ record: SharedRecord; centres: ReadonlyMap<number, string> }>;
}

type Save = Body<'saveExam'>;

/** What the feature `modificaesame` covers. */
const fields = [
  'indagine_tipologia',
  'indagine_categoria',
  'indagine_motivo',
  'indagine_data_display',
  'id_diagn_investigations',
  'id_centro_indagine',
  'altro_centro',
  'careprovider',
] as const;

type Fields = Pick<ExamRow, (typeof fields)[number]>;

export const ownsExam =
  (database: Database): Owns =>
  async ({ id_paziente }, id) =>
    id_paziente !== undefined && (await findExam(database, id_paziente, id)) !== undefined;

const trimmed = (value: string | undefined) => value?.trim();

/** The fields that were sent, as they are kept. */
function sentFields(body: Save): Partial<Fields> {
  const sent = {
    ...body,
    indagine_tipologia: trimmed(body.indagine_tipologia),
    indagine_motivo: trimmed(body.indagine_motivo),
    altro_centro: trimmed(body.altro_centro),
    careprovider: trimmed(body.careprovider),
  };
  return Object.fromEntries(fields.filter((name) => sent[name] !== undefined).map((name) => [name, sent[name]]));
}

/** The state that was asked for; nothing when none was, or when it says that the exam is deleted. */
function wantedState({ indagine_stato }: Save): LiveState | undefined {
  const state = indagine_stato === undefined ? undefined : String(indagine_stato);
  return state === '0' || state === '1' || state === '2' ? state : undefined;
}

const sameIds = (one: readonly number[], other: readonly number[]) =>
  one.length === other.length && one.every((id) => other.includes(id));

const isDeletion = ({ indagine_stato, deleted_at }: Save) =>
  String(indagine_stato) === '3' || (deleted_at !== undefined && deleted_at !== null);

export function examsRoutes({
  database,
  clock,
  timeZone,
  mayUse,
  ownsDiagnosis,
  shownUpTo,
}: Parts): HandlersOf<
  | 'listExams'
  | 'saveExam'
  | 'searchExams'
  | 'searchExamsOfPatient'
  | 'searchInvestigations'
  | 'listExamCentres'
  | 'printExams'
> {
  /** What the contract's schema cannot say of the fields. */
  async function check(queries: Queries, changed: Partial<Fields>, date: string | null, state: LiveState) {
    const errors: FieldError[] = [];
    const { id_diagn_investigations: investigation, id_centro_indagine: centre } = changed;
    if (typeof investigation === 'number' && !(await loadInvestigations()).has(investigation)) {
      errors.push({ path: '/id_diagn_investigations', code: 'unknown', message: 'must be one of the lookup' });
    }
    if (typeof centre === 'number') {
      const known = await listCentres(queries);
      const offered = known.filter(({ disattivato_at }) => disattivato_at === null);
      if (!offered.some(({ id_centro_indagine }) => id_centro_indagine === centre)) {
        errors.push({ path: '/id_centro_indagine', code: 'unknown', message: 'must be one of the centres' });
      }
    }
    if (state === '2' && date !== null && date > latestToday(clock())) {
      const message = 'must not be later than today for a completed exam';
      errors.push({ path: '/indagine_data_display', code: 'future-date', message });
    }
    if (errors.length > 0) throw invalid(errors);
  }

  async function create(session: Session, body: Save): Promise<Exam> {
    if (!(await mayUse(session, 'aggiungiesame'))) throw featureMissing('aggiungiesame');
    const { indagine_tipologia, ...rest } = sentFields(body);
    const { id_livello_confidenzialita } = body;
    const indagine_stato = wantedState(body);
    if (indagine_tipologia === undefined || indagine_stato === undefined || id_livello_confidenzialita === undefined) {
      const missing = { indagine_tipologia, indagine_stato, id_livello_confidenzialita };
      throw invalid(
        Object.entries(missing)
          .filter(([, value]) => value === undefined)
          .map(([name]) => ({ path: `/${name}`, code: 'required', message: 'a new exam needs it' })),
      );
    }
    await check(database, rest, rest.indagine_data_display ?? null, indagine_stato);
    const exam = {
      indagine_categoria: null,
      indagine_motivo: '',
      indagine_data_display: null,
      id_diagn_investigations: null,
      id_centro_indagine: null,
      altro_centro: '',
      careprovider: '',
      ...rest,
      id_paziente: patientOf(session),
      author_id: session.id_utente,
      indagine_tipologia,
      indagine_stato,
      id_livello_confidenzialita,
    };
    return database
      .transaction()
      .execute((transaction) => insertExam(transaction, exam, body.diags ?? [], timestamp(clock())));
  }

  async function change(session: Session, id: number, body: Save, seen: string | undefined): Promise<Exam> {
    const now = clock();
    // Asked beforehand: within the transaction the embedded database has no second connection for the question.
    const [mayMove, mayEdit] = await Promise.all([mayUse(session, 'spostaEsame'), mayUse(session, 'modificaesame')]);
    return database.transaction().execute(async (transaction) => {
      const exam = await findExam(transaction, patientOf(session), id);
      if (exam === undefined) throw notFound();
      const removing = isDeletion(body);
      const restoring = !removing && body.deleted_at === null;
      const stored = { deleted_at: exam.deleted_on, versione: exam.updated_at };
      checkChange('The exam', stored, { does: removing ? 'delete' : restoring ? 'restore' : 'change', seen, now });

      const state = wantedState(body) ?? exam.indagine_stato;
      const sent = sentFields(body);
      const differing: Partial<Fields> = Object.fromEntries(
        Object.entries(sent).filter(([name, value]) => value !== exam[name as keyof Fields]),
      );
      const moved = state !== exam.indagine_stato;
      const level = body.id_livello_confidenzialita;
      const diags = body.diags && !sameIds(body.diags, await diagnosesOfExam(transaction, id)) ? body.diags : undefined;
      if (moved && !mayMove) throw featureMissing('spostaEsame');
      // The day of an appointment belongs to the move.
      const edited = Object.keys(differing).filter((name) => !(moved && name === 'indagine_data_display'));
      if ((edited.length > 0 || diags !== undefined) && !mayEdit) throw featureMissing('modificaesame');
      if (moved || edited.length > 0 || 'indagine_data_display' in differing) {
        const { indagine_data_display: day } = { ...exam, ...sent };
        await check(transaction, differing, day, state);
      }

      const saved = await updateExam(
        transaction,
        id,
        {
          ...differing,
          indagine_stato: state,
          ...(level !== undefined && { id_livello_confidenzialita: level }),
          // Deleting again does not start the 30 days again.
          ...(removing && {
            deleted_at: exam.deleted_at ?? body.deleted_at ?? timestamp(now),
            deleted_on: exam.deleted_on ?? timestamp(now),
          }),
          ...(restoring && { deleted_at: null, deleted_on: null }),
        },
        diags,
        timestamp(now),
        seen,
      );
      if (saved === undefined) throw changed();
      return saved;
    });
  }

  return {
    async listExams({ session, path }) {
      return listExams(database, patientOf(session), path.stato === '3' ? undefined : [path.stato]);
    },

    async saveExam({ session, path, body, seen }) {
      const id = path.id_record;
      checkRecordId('id_indagine', id, body.id_indagine);
      for (const diagnosis of body.diags ?? []) {
        if (!(await ownsDiagnosis(session, diagnosis))) throw notFound();
      }
      return id === 0 ? create(session, body) : change(session, id, body, seen);
    },

    searchExams: async ({ session, body }) => searchExams(database, patientOf(session), body.search),
    searchExamsOfPatient: async ({ session, body }) => searchExams(database, patientOf(session), body.search),

    async searchInvestigations({ body }) {
      return (await loadInvestigations()).search(body.search, mostInvestigations);
    },

    async printExams({ session, query: { lingua: language = 'it', livello: level = 5 } }) {
      const now = clock();
      const today = dayOf(now, timeZone);
      const { record, centres } = await shownUpTo(patientOf(session), level);
      // The typeface and what sets it are large, and few requests need them.
      const { printExams } = await import('./print.ts');
      return new Download(
        'application/pdf',
        `${wordsOf(language).examsTitle} ${today}.pdf`,
        await printExams({ record, centres, level, language, today, at: now }),
      );
    },

    listExamCentres: () => centresByKind(database),
  };
}
