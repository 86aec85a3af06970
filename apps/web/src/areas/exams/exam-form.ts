import { ExamSave as maxLengths } from '@libretto/api-client/max-lengths';
import { isDay } from '@libretto/design-system/date-field';
import * as v from 'valibot';
import { strictest } from '../../shared/confidentiality/printed-levels.ts';
import { type DraftOf, defineForm, type ValuesOf } from '../../shared/forms/fields.ts';
import {
  chosen,
  confidentialityLevel,
  optionalText,
  otherProvider,
  requiredText,
} from '../../shared/forms/record-fields.ts';
import { isProviderLengthValid, toProviderName } from '../../shared/records/care-provider.ts';
import { categories, type Exam, type ExamCategory, type ExamSave, type ListState, states } from './exams.queries.ts';

export const otherCentre = 'altro';

export interface ExamMessages {
  required: string;
  date: string;
  future: string;
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
    // Hidden fields are not sent, because their errors could not be seen.
    v.forward(v.partialCheck([['centro'], ['altro_centro']], isCentreShort, rules.long), ['altro_centro']),
    v.forward(
      v.partialCheck([['medico'], ['altro_medico']], isProviderLengthValid(maxLengths.careprovider), rules.long),
      ['altro_medico'],
    ),
  );

export const examBody = (values: ExamValues, exam: Exam | undefined): ExamSave => ({
  ...examForm.body(values, exam),
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

export function toMoveBody(exam: Exam, to: ListState, day: string): ExamSave {
  const moved = day !== (exam.indagine_data_display ?? '');
  return { indagine_stato: to, ...(moved && { indagine_data_display: day || null }) };
}

const completed: ListState = '2';

/** The day of a new exam after its state was chosen: one that is done is usually of today. */
export function dayAfter(state: ListState, day: string, today: string): string {
  if (state === completed) return day === '' || day > today ? today : day;
  return day === today ? '' : day;
}

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
