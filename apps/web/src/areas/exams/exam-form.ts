import { isDay } from '@libretto/design-system/date-field';
import * as v from 'valibot';
import type { DraftContent } from '../../shared/drafts/draft-keeper.ts';
import { type CareProviderForm, isProviderShort, longestName, providerOf } from '../../shared/records/care-provider.ts';
import {
  categories,
  type Exam,
  type ExamCategory,
  type ExamSave,
  isListState,
  type ListState,
} from './exams.queries.ts';

/** In place of a centre: one that is in no list. */
export const other = 'altro';

export interface ExamForm extends CareProviderForm {
  indagine_tipologia: string;
  id_diagn_investigations: number | null;
  indagine_categoria: ExamCategory | '';
  indagine_data_display: string;
  indagine_motivo: string;
  /** Id of a partner centre, `other`, or nothing. */
  centro: string;
  altro_centro: string;
  diags: number[];
  id_livello_confidenzialita: number | null;
}

export interface ExamWords {
  required: string;
  date: string;
  future: string;
  long: string;
}

/** What a new exam has, and what an exam is given that came without a level. */
const levelOfNew = 6;
const levelOfUnset = 4;

export function formOf(exam: Exam | undefined): ExamForm {
  const centre = exam?.id_centro_indagine ?? null;
  return {
    indagine_tipologia: exam?.indagine_tipologia ?? '',
    id_diagn_investigations: exam?.id_diagn_investigations ?? null,
    indagine_categoria: exam?.indagine_categoria ?? '',
    indagine_data_display: exam?.indagine_data_display ?? '',
    indagine_motivo: exam?.indagine_motivo ?? '',
    centro: centre !== null ? String(centre) : exam?.altro_centro ? other : '',
    altro_centro: exam?.altro_centro ?? '',
    medico: exam?.careprovider ?? '',
    altro_medico: '',
    diags: exam?.diags ?? [],
    id_livello_confidenzialita: exam ? (exam.id_livello_confidenzialita ?? levelOfUnset) : levelOfNew,
  };
}

/** What is sent of the form; the level goes along only where the form shows it. */
export function saveOf(form: ExamForm, withLevel: boolean): ExamSave {
  const level = form.id_livello_confidenzialita;
  return {
    indagine_tipologia: form.indagine_tipologia.trim(),
    indagine_categoria: form.indagine_categoria || null,
    indagine_motivo: form.indagine_motivo.trim(),
    indagine_data_display: form.indagine_data_display || null,
    id_diagn_investigations: form.id_diagn_investigations,
    id_centro_indagine: /^\d+$/.test(form.centro) ? Number(form.centro) : null,
    altro_centro: form.centro === other ? form.altro_centro.trim() : '',
    careprovider: providerOf(form),
    diags: form.diags,
    ...(withLevel && level !== null && { id_livello_confidenzialita: level }),
  };
}

/** The group after a choice of the lookup, or after none: that of the choice before goes with it, one's own stays. */
export function groupAfter(
  chosen: { categoria: ExamCategory } | undefined,
  now: ExamForm['indagine_categoria'],
  before: ExamForm['indagine_categoria'] | undefined,
): ExamForm['indagine_categoria'] {
  if (chosen) return chosen.categoria;
  return now === before ? '' : now;
}

/** What is sent to put an exam into another list; its day goes along only when it is another one. */
export function moveOf(exam: Exam, to: ListState, day: string): ExamSave {
  const moved = day !== (exam.indagine_data_display ?? '');
  return { indagine_stato: to, ...(moved && { indagine_data_display: day || null }) };
}

const completed: ListState = '2';

export function dateProblem(day: string, state: ListState, today: string, words: ExamWords): string | undefined {
  if (day === '') return undefined;
  if (!isDay(day)) return words.date;
  return state === completed && day > today ? words.future : undefined;
}

const text = (most: number, words: ExamWords) => v.pipe(v.string(), v.maxLength(most, words.long));

export function examSchema(words: ExamWords, state: ListState, today: string) {
  const isCentreShort = ({ centro, altro_centro }: Pick<ExamForm, 'centro' | 'altro_centro'>) =>
    centro !== other || altro_centro.length <= longestName;
  const fields = v.object({
    indagine_tipologia: v.pipe(
      v.string(),
      v.check((typed) => typed.trim() !== '', words.required),
      v.maxLength(200, words.long),
    ),
    id_diagn_investigations: v.nullable(v.number()),
    indagine_categoria: v.picklist([...categories, '']),
    indagine_data_display: v.pipe(
      v.string(),
      v.rawCheck(({ dataset, addIssue }) => {
        const problem = dataset.typed ? dateProblem(dataset.value, state, today, words) : undefined;
        if (problem !== undefined) addIssue({ message: problem });
      }),
    ),
    indagine_motivo: text(1000, words),
    centro: v.string(),
    altro_centro: v.string(),
    medico: v.string(),
    altro_medico: v.string(),
    diags: v.array(v.number()),
    id_livello_confidenzialita: v.pipe(
      v.nullable(v.number()),
      v.check((level) => level !== null, words.required),
    ),
  });
  return v.pipe(
    fields,
    // What is not on the screen is not sent: nobody could see what is wrong with it.
    v.forward(v.partialCheck([['centro'], ['altro_centro']], isCentreShort, words.long), ['altro_centro']),
    v.forward(v.partialCheck([['medico'], ['altro_medico']], isProviderShort, words.long), ['altro_medico']),
  );
}

/** An exam that is not saved yet: its fields, which exam it is (0 for a new one) and its list. */
export interface ExamDraft extends ExamForm {
  [name: string]: unknown;
  id_indagine: number;
  indagine_stato: ListState;
}

const kept = v.object({
  id_indagine: v.number(),
  indagine_stato: v.pipe(
    v.string(),
    v.custom<ListState>((state) => typeof state === 'string' && isListState(state)),
  ),
  indagine_tipologia: v.string(),
  id_diagn_investigations: v.nullable(v.number()),
  indagine_categoria: v.picklist([...categories, '']),
  indagine_data_display: v.string(),
  indagine_motivo: v.string(),
  centro: v.string(),
  altro_centro: v.string(),
  medico: v.string(),
  altro_medico: v.string(),
  diags: v.array(v.number()),
  id_livello_confidenzialita: v.nullable(v.number()),
});

export function readExamDraft(content: DraftContent): ExamDraft | undefined {
  const read = v.safeParse(kept, content);
  return read.success ? { ...read.output } : undefined;
}

/** What was typed, without what says which exam it belongs to. */
export function formOfDraft({
  id_indagine: _id,
  indagine_stato: _state,
  versione: _version,
  ...form
}: ExamDraft): ExamForm {
  return form;
}
