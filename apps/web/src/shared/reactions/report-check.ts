import { isDay } from '@libretto/design-system/date-field';
import * as v from 'valibot';
import type { DraftContent } from '../drafts/draft-keeper.ts';
import type { Patient } from '../patient/patient.queries.ts';
import {
  applies,
  type FieldName,
  parts,
  type ReportedTherapy,
  type ReportForm,
  type ReportRules,
  reportForm,
} from './report-form.ts';

export type ReportWords = Omit<ReportRules, 'today' | 'born'> & { order: string };

export interface ReportProblem {
  name: FieldName;
  text: string;
}

export function isAnswered(name: FieldName, form: ReportForm): boolean {
  if (name === 'reaction_affect') return form.reaction_affect !== null;
  if (name === 'date_last_menstruation' && form.no_menstruation) return true;
  return form[name].trim() !== '';
}

export interface ReportDays {
  today: string;
  born?: string | undefined;
}

/** Unlikely, but not forbidden by the documents: the user is asked to confirm. */
export function isBeforeFirstDose({ date_reaction, first_assumption_date }: ReportForm): boolean {
  return isDay(date_reaction) && isDay(first_assumption_date) && date_reaction < first_assumption_date;
}

export function findProblems(
  form: ReportForm,
  sex: Patient['paziente_sesso'],
  words: ReportWords,
  days: ReportDays,
): ReportProblem[] {
  const { first_assumption_date: first, last_assumption_date: last } = form;
  const { issues = [] } = v.safeParse(reportForm.schema({ ...words, today: days.today, born: days.born }), form);
  const found = new Map<unknown, string>(issues.map(({ path, message }) => [path?.[0].key, message]));
  if (!found.has('first_assumption_date') && isDay(last) && first > last) {
    found.set('first_assumption_date', words.order);
  }
  if (form.no_menstruation) found.delete('date_last_menstruation');
  const names: FieldName[] = parts.flatMap(({ fields }) => fields);
  return names
    .filter((name) => applies(name, form, sex))
    .flatMap((name) => {
      const text = found.get(name);
      return text === undefined ? [] : [{ name, text }];
    });
}

export function reportSchema(sex: Patient['paziente_sesso'], words: ReportWords, days: ReportDays) {
  return v.pipe(
    v.custom<ReportForm>((input) => typeof input === 'object' && input !== null),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const input = dataset.value;
      for (const { name, text } of findProblems(input, sex, words, days)) {
        addIssue({ message: text, path: [{ type: 'object', origin: 'value', input, key: name, value: input[name] }] });
      }
    }),
  );
}

/** Unsaved report and its therapy. */
export interface ReportDraft extends DraftContent {
  terapia: ReportedTherapy;
  form: ReportForm;
}

const draftSchema = v.object({
  terapia: v.object({
    id_terapie: v.number(),
    id_farmaco_codifa: v.nullable(v.string()),
    descrizione_breve: v.string(),
    data_inizio: v.string(),
    data_fine: v.nullable(v.string()),
    quantita_farmaceutica: v.string(),
    frequenza_farmaceutica: v.string(),
    id_prescrittore: v.nullable(v.number()),
    // Absent in older drafts.
    prescrittore: v.optional(v.string(), ''),
    somministrazione: v.optional(v.string(), ''),
    diagnosi: v.optional(v.string(), ''),
  }),
  form: v.looseObject({}),
});

export function readReportedTherapy(content: DraftContent): ReportedTherapy | undefined {
  const read = v.safeParse(draftSchema, content);
  return read.success ? read.output.terapia : undefined;
}

export function readReportDraft(blank: ReportForm, content: DraftContent): ReportDraft | undefined {
  const read = v.safeParse(draftSchema, content);
  if (!read.success) return undefined;
  const { terapia } = read.output;
  const form = reportForm.readDraft({ ...blank, ...read.output.form });
  return form && { terapia, form };
}
