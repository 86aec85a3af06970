import { ExamSave as maxLengths } from '@libretto/api-client/max-lengths';
import { isDay } from '@libretto/design-system/date-field';
import * as v from 'valibot';
import { strictest } from '../../shared/confidentiality/printed-levels.ts';
import { completed, type ListState, scheduled, states } from '../../shared/exams/exam-state.ts';
import { type DraftOf, defineForm, type ValuesOf } from '../../shared/forms/fields.ts';
import { readTime } from '../../shared/forms/read-time.ts';
import {
  chosen,
  confidentialityLevel,
  isFilled,
  optionalText,
  otherProvider,
  requiredText,
} from '../../shared/forms/record-fields.ts';
import { isProviderLengthValid, toProviderName } from '../../shared/records/care-provider.ts';
import { categories, type Exam, type ExamCategory, type ExamSave } from './exams.queries.ts';

export const otherCentre = 'altro';

export interface ExamMessages {
  required: string;
  date: string;
  future: string;
  time: string;
  day: string;
  long: string;
}

interface ExamRules extends ExamMessages {
  state: ListState;
  today: string;
}

const defaultLevel = 4;

export const asksLevel = (exam: Exam | undefined) => exam === undefined || exam.id_livello_confidenzialita === null;

const level = confidentialityLevel(strictest);
const category = v.picklist([...categories, '']);

export const examForm = defineForm<Exam, ExamSave, ExamRules>()(
  {
    indagine_tipologia: requiredText(maxLengths.indagine_tipologia),
    id_diagn_investigations: { draft: v.nullable(v.number()), empty: null },
    indagine_categoria: { draft: category, empty: '', send: (chosenCategory) => chosenCategory || null },
    indagine_data_display: {
      draft: v.string(),
      empty: '',
      rule: ({ state, today, ...messages }) =>
        v.pipe(
          v.string(),
          v.rawCheck(({ dataset, addIssue }) => {
            const problem = dataset.typed ? dateProblem(dataset.value, state, today, messages) : undefined;
            if (problem !== undefined) addIssue({ message: problem });
          }),
        ),
      send: (day) => day || null,
    },
    indagine_ora: {
      // Older drafts have none.
      draft: v.optional(v.string(), ''),
      empty: '',
      rule: ({ state, time }) =>
        v.pipe(
          v.string(),
          v.check((hour) => !isHourWrong(hour, state), time),
        ),
      send: () => undefined,
    },
    indagine_motivo: optionalText(maxLengths.indagine_motivo),
    centro: {
      draft: v.string(),
      empty: '',
      read: ({ id_centro_indagine: id, altro_centro }) => (id !== null ? String(id) : altro_centro ? otherCentre : ''),
      send: () => undefined,
    },
    altro_centro: { draft: v.string(), empty: '' },
    medico: { draft: v.string(), empty: '', read: ({ careprovider }) => careprovider, send: () => undefined },
    altro_medico: otherProvider,
    diags: { draft: v.array(v.number()), empty: [] },
    id_livello_confidenzialita: {
      ...level,
      read: ({ id_livello_confidenzialita }) => id_livello_confidenzialita ?? defaultLevel,
      send: (value, exam) => (asksLevel(exam) ? chosen(value) : undefined),
    },
  },
  { id_indagine: v.number(), indagine_stato: v.picklist(states) },
);

export type ExamValues = ValuesOf<typeof examForm>;
export type ExamDraft = DraftOf<typeof examForm>;

const isCentreShort = ({ centro, altro_centro }: Pick<ExamValues, 'centro' | 'altro_centro'>) =>
  centro !== otherCentre || altro_centro.length <= maxLengths.altro_centro;

export const examSchema = (rules: ExamRules) =>
  v.pipe(
    examForm.schema(rules),
    v.forward(
      v.partialCheck(
        [['indagine_data_display'], ['indagine_ora']],
        ({ indagine_data_display: day, indagine_ora: hour }) => !isDayMissing(day, hour, rules.state),
        rules.day,
      ),
      ['indagine_data_display'],
    ),
    // Hidden fields are not sent, because their errors could not be seen.
    v.forward(v.partialCheck([['centro'], ['altro_centro']], isCentreShort, rules.long), ['altro_centro']),
    v.forward(
      v.partialCheck([['medico'], ['altro_medico']], isProviderLengthValid(maxLengths.careprovider), rules.long),
      ['altro_medico'],
    ),
  );

export const examBody = (values: ExamValues, exam: Exam | undefined, state: ListState): ExamSave => ({
  ...examForm.body(values, exam),
  ...(state === scheduled && { indagine_ora: readTime(values.indagine_ora) ?? null }),
  id_centro_indagine: /^\d+$/.test(values.centro) ? Number(values.centro) : null,
  altro_centro: values.centro === otherCentre ? values.altro_centro.trim() : '',
  careprovider: toProviderName(values),
});

/** A group from the previous selection is replaced, one entered by hand stays. */
export function groupAfter(
  chosen: { categoria: ExamCategory } | undefined,
  now: ExamValues['indagine_categoria'],
  before: ExamValues['indagine_categoria'] | undefined,
): ExamValues['indagine_categoria'] {
  if (chosen) return chosen.categoria;
  return now === before ? '' : now;
}

/** The hour of an exam that is not booked stays with its day, for when it is moved back. */
export function toMoveBody(exam: Exam, to: ListState, day: string, typedHour = ''): ExamSave {
  const moved = day !== (exam.indagine_data_display ?? '');
  const hour = readTime(typedHour) ?? null;
  return {
    indagine_stato: to,
    ...(moved && { indagine_data_display: day || null }),
    ...(to === scheduled && (moved || hour !== exam.indagine_ora) && { indagine_ora: hour }),
  };
}

/** The day of a new exam after its state was chosen: one that is done is usually of today. */
export function dayAfter(state: ListState, day: string, today: string): string {
  if (state === completed) return day === '' || day > today ? today : day;
  return day === today ? '' : day;
}

/** The state of a new exam whose day was chosen before its state. */
export const stateForDay = (day: string, today: string): ListState => (day > today ? scheduled : completed);

/** The day of an exam after a move: one that was booked for later and is done was done by today. */
export function dayAfterMove({ indagine_data_display: day }: Exam, to: ListState, today: string): string {
  return to === completed ? dayAfter(to, day ?? '', today) : (day ?? '');
}

export function dateProblem(
  day: string,
  state: ListState,
  today: string,
  messages: Pick<ExamMessages, 'date' | 'future'>,
): string | undefined {
  if (day === '') return undefined;
  if (!isDay(day)) return messages.date;
  return state === completed && day > today ? messages.future : undefined;
}

/** An hour belongs to its day: another day asks for it again, and the former one brings it back. */
export function hourAfter(exam: Exam | undefined, before: string, day: string, hour: string): string {
  const { indagine_data_display: booked, indagine_ora } = exam ?? {};
  const bookedHour = indagine_ora ?? '';
  if (before === booked && day !== booked && hour === bookedHour) return '';
  return day === booked && hour === '' ? bookedHour : hour;
}

export const isHourWrong = (hour: string, state: ListState): boolean =>
  state === scheduled && isFilled(hour) && readTime(hour) === undefined;

export const isDayMissing = (day: string, hour: string, state: ListState): boolean =>
  state === scheduled && isFilled(hour) && day === '';
