import { isDay } from '@libretto/design-system/date-field';
import * as v from 'valibot';
import type { DraftContent } from '../drafts/draft-keeper.ts';
import type { Patient } from '../patient/patient.queries.ts';
import { applies, type FieldName, isRequired, parts, type ReportedTherapy, type ReportForm } from './report-form.ts';

export interface ReportWords {
  required: string;
  date: string;
  early: string;
  order: string;
  long: string;
}

export interface ReportProblem {
  name: FieldName;
  text: string;
}

const dates: readonly FieldName[] = [
  'date_last_menstruation',
  'date_reaction',
  'first_assumption_date',
  'last_assumption_date',
];
/** Characters of the texts of several lines; the others are a line. */
const areas: readonly FieldName[] = [
  'reaction',
  'drugs_to_treat_reaction',
  'reason',
  'other_drugs_used',
  'other_diseases',
];
export const longestArea = 2000;
const longestLine = 200;

/** Whether a field holds something, or need not. */
export function isAnswered(name: FieldName, form: ReportForm): boolean {
  if (name === 'reaction_affect') return form.reaction_affect !== null;
  if (name === 'date_last_menstruation' && form.no_menstruation) return true;
  return form[name].trim() !== '';
}

/** Between which days it has happened; nobody knows the first one of everybody. */
export interface ReportDays {
  today: string;
  born?: string | undefined;
}

function problemOf(name: FieldName, form: ReportForm, words: ReportWords, days: ReportDays): string | undefined {
  const { today, born = '' } = days;
  if (!isAnswered(name, form)) return isRequired(name) ? words.required : undefined;
  if (name === 'reaction_affect' || (name === 'date_last_menstruation' && form.no_menstruation)) return undefined;
  const value = form[name];
  if (dates.includes(name)) {
    if (!isDay(value) || value > today) return words.date;
    if (value < born) return words.early;
    const last = form.last_assumption_date;
    return name === 'first_assumption_date' && isDay(last) && value > last ? words.order : undefined;
  }
  return value.length > (areas.includes(name) ? longestArea : longestLine) ? words.long : undefined;
}

/** A reaction before the first dose is hardly one, but the documents do not forbid it: whoever saves it is asked. */
export function isBeforeFirstDose({ date_reaction, first_assumption_date }: ReportForm): boolean {
  return isDay(date_reaction) && isDay(first_assumption_date) && date_reaction < first_assumption_date;
}

/** Everything that is wrong, in the order of the fields. */
export function problemsOf(
  form: ReportForm,
  sex: Patient['paziente_sesso'],
  words: ReportWords,
  days: ReportDays,
): ReportProblem[] {
  const names: FieldName[] = parts.flatMap(({ fields }) => fields);
  return names
    .filter((name) => applies(name, form, sex))
    .flatMap((name) => {
      const text = problemOf(name, form, words, days);
      return text === undefined ? [] : [{ name, text }];
    });
}

/** The same for the form. */
export function reportSchema(sex: Patient['paziente_sesso'], words: ReportWords, days: ReportDays) {
  return v.pipe(
    v.custom<ReportForm>((input) => typeof input === 'object' && input !== null),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const input = dataset.value;
      for (const { name, text } of problemsOf(input, sex, words, days)) {
        addIssue({ message: text, path: [{ type: 'object', origin: 'value', input, key: name, value: input[name] }] });
      }
    }),
  );
}

/** A report that is not saved yet, and the therapy that it is about. */
export interface ReportDraft extends DraftContent {
  terapia: ReportedTherapy;
  form: ReportForm;
}

const kept = v.object({
  terapia: v.object({
    id_terapie: v.number(),
    id_farmaco_codifa: v.nullable(v.string()),
    descrizione_breve: v.string(),
    data_inizio: v.string(),
    data_fine: v.nullable(v.string()),
    quantita_farmaceutica: v.string(),
    frequenza_farmaceutica: v.string(),
    id_prescrittore: v.nullable(v.number()),
    // Older drafts do without.
    prescrittore: v.optional(v.string(), ''),
    somministrazione: v.optional(v.string(), ''),
    diagnosi: v.optional(v.string(), ''),
  }),
  form: v.looseObject({ reaction_affect: v.nullable(v.number()), no_menstruation: v.boolean() }),
});

/** What a draft holds; what an older version of the form did not know is empty. */
export function readReportDraft(blank: ReportForm | undefined, content: DraftContent): ReportDraft | undefined {
  const read = v.safeParse(kept, content);
  if (!read.success) return undefined;
  const { terapia, form } = read.output;
  return { terapia, form: { ...blank, ...form } as ReportForm };
}
