import { isDay } from '@libretto/design-system/date-field';
import * as v from 'valibot';
import type { DraftContent } from '../../shared/drafts/draft-keeper.ts';
import type { Visit } from './visits.queries.ts';

export const textFields = ['visita_motivazione', 'visita_osservazioni', 'visita_conclusioni'] as const;

/** Characters of each of its texts. */
export const longest = 4000;

export type VisitForm = Pick<Visit, 'visita_data' | (typeof textFields)[number]>;

/** What the form opens with; a new visit was probably today. */
export function formOf(visit: Visit | undefined, today: string): VisitForm {
  return {
    visita_data: visit?.visita_data ?? today,
    visita_motivazione: visit?.visita_motivazione ?? '',
    visita_osservazioni: visit?.visita_osservazioni ?? '',
    visita_conclusioni: visit?.visita_conclusioni ?? '',
  };
}

export interface VisitWords {
  required: string;
  long: string;
  date: string;
  early: string;
}

const isFilled = (text: string) => text.trim() !== '';

export function visitSchema({ required, long, date, early }: VisitWords, today: string, born = '') {
  const text = v.pipe(v.string(), v.check(isFilled, required), v.maxLength(longest, long));
  return v.object({
    visita_data: v.pipe(
      v.string(),
      v.check(isFilled, required),
      v.check((day) => isDay(day) && day <= today, date),
      v.check((day) => !isDay(day) || day >= born, early),
    ),
    visita_motivazione: text,
    visita_osservazioni: text,
    visita_conclusioni: text,
  });
}

/** A visit that is not saved yet: its fields, and which visit it is (0 for a new one). */
export interface VisitDraft extends VisitForm {
  [name: string]: unknown;
  id_visita: number;
}

const kept = v.object({
  id_visita: v.number(),
  visita_data: v.string(),
  visita_motivazione: v.string(),
  visita_osservazioni: v.string(),
  visita_conclusioni: v.string(),
});

export function readVisitDraft(content: DraftContent): VisitDraft | undefined {
  const read = v.safeParse(kept, content);
  return read.success ? { ...read.output } : undefined;
}

/** What was typed, without what says which visit it belongs to. */
export function formOfDraft({ id_visita: _id, versione: _version, ...form }: VisitDraft): VisitForm {
  return form;
}
