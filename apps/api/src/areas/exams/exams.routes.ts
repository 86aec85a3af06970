import { calendarDay, latestToday, timestamp } from '../../clock.ts';
import type { AppContext } from '../../context.ts';
import { Download } from '../../contract/download.ts';
import type { Body, Call, HandlersFor } from '../../contract/handlers.ts';
import { checkRecordId } from '../../contract/saved-record.ts';
import { requirePatientId } from '../../contract/session.ts';
import { type FieldError, invalid, notFound } from '../../problem.ts';
import { lifeCycle } from '../../records/life-cycle.ts';
import { messagesFor } from '../../summary/render-context.ts';
import { type Exam, type ExamRow, exams } from './exams.kind.ts';
import {
  centresByKind,
  listCentres,
  listDiagnosisIds,
  replaceDiagnoses,
  searchExams,
  showList,
} from './exams.repository.ts';
import type { LiveState } from './exams.table.ts';
import { loadInvestigations } from './investigations.ts';

const maxInvestigations = 10;

type Save = Body<'saveExam'>;

const fields = [
  'indagine_tipologia',
  'indagine_categoria',
  'indagine_motivo',
  'indagine_data_display',
  'indagine_ora',
  'id_diagn_investigations',
  'id_centro_indagine',
  'altro_centro',
  'careprovider',
] as const;

type Fields = Pick<ExamRow, (typeof fields)[number]>;
type Appointment = Pick<ExamRow, 'indagine_data_display' | 'indagine_ora'>;

const trim = (value: string | undefined) => value?.trim();

function sentFields(body: Save): Partial<Fields> {
  const sent = {
    ...body,
    indagine_tipologia: trim(body.indagine_tipologia),
    indagine_motivo: trim(body.indagine_motivo),
    altro_centro: trim(body.altro_centro),
    careprovider: trim(body.careprovider),
  };
  return Object.fromEntries(fields.filter((name) => sent[name] !== undefined).map((name) => [name, sent[name]]));
}

/** An hour belongs to its day: unless it is sent too, another day removes it. */
const hourAfter = ({ indagine_data_display: day }: Save, exam: Appointment): Partial<Appointment> =>
  day === undefined || day === exam.indagine_data_display ? {} : { indagine_ora: null };

function requestedState({ indagine_stato }: Save): LiveState | undefined {
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
  owners,
  proposals,
  records,
}: AppContext): HandlersFor<
  | 'listExams'
  | 'saveExam'
  | 'searchExams'
  | 'searchExamsOfPatient'
  | 'searchInvestigations'
  | 'listExamCentres'
  | 'printExams'
> {
  const { create, change } = lifeCycle({ database, clock }, exams);

  async function check(changed: Partial<Fields>, appointment: Appointment, state: LiveState, now: number) {
    const errors: FieldError[] = [];
    const { indagine_data_display: date, indagine_ora: hour } = appointment;
    const { id_diagn_investigations: investigation, id_centro_indagine: centre } = changed;
    if (typeof investigation === 'number' && !(await loadInvestigations()).has(investigation)) {
      errors.push({
        path: '/id_diagn_investigations',
        code: 'unknown',
        message: 'must be an investigation of the lookup',
      });
    }
    if (typeof centre === 'number') {
      const known = await listCentres(database);
      const offered = known.filter(({ disattivato_at }) => disattivato_at === null);
      if (!offered.some(({ id_centro_indagine }) => id_centro_indagine === centre)) {
        errors.push({ path: '/id_centro_indagine', code: 'unknown', message: 'must be an active centre' });
      }
    }
    if (state === '2' && date !== null && date > latestToday(now)) {
      const message = 'must not be later than today for a completed exam';
      errors.push({ path: '/indagine_data_display', code: 'future-date', message });
    }
    if (date === null && hour !== null) {
      errors.push({ path: '/indagine_ora', code: 'without-date', message: 'must be null without a day' });
    }
    if (errors.length > 0) throw invalid(errors);
  }

  async function writeDiagnoses(id: number, diagnoses: readonly number[] | undefined): Promise<boolean> {
    if (diagnoses === undefined || sameIds(diagnoses, await listDiagnosisIds(database, id))) return false;
    await replaceDiagnoses(database, id, diagnoses);
    return true;
  }

  function addExam(call: Call<'saveExam'>): Promise<Exam> {
    const { body } = call;
    return create(call, {
      feature: 'aggiungiesame',
      level: body.id_livello_confidenzialita,
      required: [],
      async content(now) {
        const { indagine_tipologia, ...rest } = sentFields(body);
        const { id_livello_confidenzialita } = body;
        const indagine_stato = requestedState(body);
        if (
          indagine_tipologia === undefined ||
          indagine_stato === undefined ||
          id_livello_confidenzialita === undefined
        ) {
          const missing = { indagine_tipologia, indagine_stato, id_livello_confidenzialita };
          throw invalid(
            Object.entries(missing)
              .filter(([, value]) => value === undefined)
              .map(([name]) => ({ path: `/${name}`, code: 'required', message: 'is required for a new exam' })),
          );
        }
        const appointment = { indagine_data_display: null, indagine_ora: null, ...rest };
        await check(rest, appointment, indagine_stato, now);
        return {
          indagine_categoria: null,
          indagine_motivo: '',
          id_diagn_investigations: null,
          id_centro_indagine: null,
          altro_centro: '',
          careprovider: '',
          ...appointment,
          indagine_tipologia,
          indagine_stato,
        };
      },
      writeParts: ({ id_indagine }) => writeDiagnoses(id_indagine, body.diags),
    });
  }

  function changeExam(call: Call<'saveExam'>, id: number): Promise<Exam> {
    const { body, requireFeature: needs } = call;
    return change(call, {
      id,
      deleted_at: isDeletion(body) ? (body.deleted_at ?? timestamp(clock())) : body.deleted_at,
      level: body.id_livello_confidenzialita,
      async content(exam, now) {
        const indagine_stato = requestedState(body) ?? exam.indagine_stato;
        const moved = indagine_stato !== exam.indagine_stato;
        const sent = { ...hourAfter(body, exam), ...sentFields(body) };
        const changedFields: Partial<Fields> = Object.fromEntries(
          Object.entries(sent).filter(([name, value]) => value !== exam[name as keyof Fields]),
        );
        // Moving an exam includes its date and hour.
        const edited = Object.keys(changedFields).some(
          (name) => !(moved && (name === 'indagine_data_display' || name === 'indagine_ora')),
        );
        const diagnosesChanged = body.diags && !sameIds(body.diags, await listDiagnosisIds(database, id));
        if (moved) await needs('spostaEsame');
        if (edited || diagnosesChanged) await needs('modificaesame');
        if (moved || Object.keys(changedFields).length > 0) {
          await check(changedFields, { ...exam, ...sent }, indagine_stato, now);
        }
        return { ...changedFields, indagine_stato };
      },
      writeParts: () => writeDiagnoses(id, body.diags),
    });
  }

  return {
    async listExams({ session, path }) {
      const { stato } = path;
      const patientId = requirePatientId(session);
      const rows = await exams.rows(database, patientId);
      return showList(database, patientId, stato === '3' ? rows : rows.filter((row) => row.indagine_stato === stato));
    },

    async saveExam(call) {
      const { session, path, body } = call;
      const id = path.id_record;
      checkRecordId('id_indagine', id, body.id_indagine);
      for (const diagnosis of body.diags ?? []) {
        if (!(await owners.diagnosis(session, diagnosis))) throw notFound();
      }
      return proposals.accept(session, body.id_proposta, async () => {
        const shown = await (id === 0 ? addExam(call) : changeExam(call, id));
        return { tipo: 'exam', id_record: shown.id_indagine, isNew: id === 0, shown };
      });
    },

    searchExams: async ({ session, body }) => searchExams(database, requirePatientId(session), body.search),
    searchExamsOfPatient: async ({ session, body }) => searchExams(database, requirePatientId(session), body.search),

    async searchInvestigations({ body }) {
      return (await loadInvestigations()).search(body.search, maxInvestigations);
    },

    async printExams({ session, query: { lingua: language = 'it', livello: level = 5 } }) {
      const now = clock();
      const today = calendarDay(now, timeZone);
      const { record, centres } = await records.readUpTo(requirePatientId(session), level);
      // PDF code and fonts are large and rarely needed.
      const { printExams } = await import('./print.ts');
      return new Download(
        'application/pdf',
        `${messagesFor(language).examsTitle} ${today}.pdf`,
        await printExams({ record, centres, level, language, today, at: now }),
      );
    },

    listExamCentres: () => centresByKind(database),
  };
}
