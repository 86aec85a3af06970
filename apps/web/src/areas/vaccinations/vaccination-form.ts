import { isDay } from '@libretto/design-system/date-field';
import * as v from 'valibot';
import type { DraftContent } from '../../shared/drafts/draft-keeper.ts';
import type { VaccineValue } from '../../shared/drugs/vaccine-field.tsx';
import type { Vaccination } from './vaccinations.queries.ts';

/** Which dose of the same vaccine. */
export const doses = [1, 2, 3] as const;

/** Characters of what is said of the reactions. */
export const longest = 1000;

/** Of a new one, until somebody chooses another. */
const strictest = 6;

export interface VaccinationForm {
  vaccino: VaccineValue | null;
  vaccinazione_data: string;
  vaccinazione_reazioni: string;
  /** '1', '2' or '3'; empty until it is chosen. */
  vaccinazione_richiamo: string;
  id_livello_confidenzialita: number | null;
}

/** What the form opens with. */
export function formOf(vaccination: Vaccination | undefined): VaccinationForm {
  if (vaccination === undefined) {
    return {
      vaccino: null,
      vaccinazione_data: '',
      vaccinazione_reazioni: '',
      vaccinazione_richiamo: '',
      id_livello_confidenzialita: strictest,
    };
  }
  const { id_farmaco_codifa, descrizione_breve } = vaccination.vaccinidetails;
  return {
    vaccino: { id_farmaco_codifa, descrizione_breve },
    vaccinazione_data: vaccination.vaccinazione_data,
    vaccinazione_reazioni: vaccination.vaccinazione_reazioni,
    vaccinazione_richiamo: String(vaccination.vaccinazione_richiamo),
    id_livello_confidenzialita: vaccination.id_livello_confidenzialita,
  };
}

export interface VaccinationWords {
  required: string;
  long: string;
  date: string;
  early: string;
}

const isFilled = (text: string) => text.trim() !== '';

export function vaccinationSchema({ required, long, date, early }: VaccinationWords, today: string, born = '') {
  return v.object({
    vaccino: v.pipe(
      v.nullable(v.object({ id_farmaco_codifa: v.string(), descrizione_breve: v.string() })),
      v.check((vaccine) => vaccine !== null, required),
    ),
    vaccinazione_data: v.pipe(
      v.string(),
      v.check(isFilled, required),
      v.check((day) => !isFilled(day) || (isDay(day) && day <= today), date),
      v.check((day) => !isDay(day) || day >= born, early),
    ),
    vaccinazione_reazioni: v.pipe(v.string(), v.check(isFilled, required), v.maxLength(longest, long)),
    vaccinazione_richiamo: v.pipe(
      v.string(),
      v.check((dose) => doses.some((known) => String(known) === dose), required),
    ),
    id_livello_confidenzialita: v.pipe(
      v.nullable(v.number()),
      v.check((level) => level !== null, required),
    ),
  });
}

/** A vaccination that is not saved yet: its fields, and which one it is (0 for a new one). */
export interface VaccinationDraft extends VaccinationForm {
  [name: string]: unknown;
  id_vaccinazione: number;
}

const kept = v.object({
  id_vaccinazione: v.number(),
  vaccino: v.nullable(v.object({ id_farmaco_codifa: v.string(), descrizione_breve: v.string() })),
  vaccinazione_data: v.string(),
  vaccinazione_reazioni: v.string(),
  vaccinazione_richiamo: v.string(),
  id_livello_confidenzialita: v.nullable(v.number()),
});

export function readVaccinationDraft(content: DraftContent): VaccinationDraft | undefined {
  const read = v.safeParse(kept, content);
  return read.success ? { ...read.output } : undefined;
}

/** What was typed, without what says which vaccination it belongs to. */
export function formOfDraft({ id_vaccinazione: _id, versione: _version, ...form }: VaccinationDraft): VaccinationForm {
  return form;
}
