import { isDay } from '@libretto/design-system/date-field';
import * as v from 'valibot';
import type { DraftContent } from '../../shared/drafts/draft-keeper.ts';
import type { Patient } from '../../shared/patient/patient.queries.ts';
import type { PatientChange } from './patient-update.ts';
import { type PlaceValue, storedPlace } from './places.ts';

export interface PersonalData {
  paziente_nome: string;
  paziente_cognome: string;
  paziente_codfiscale: string;
  comune_nascita: PlaceValue;
  paziente_nascita: string;
  paziente_sesso: string;
  id_stato_matrimoniale: string;
}

export interface PersonalDataWords {
  required: string;
  taxCode: string;
  city: string;
  date: string;
  long: string;
}

export function personalDataOf(patient: Patient): PersonalData {
  return {
    paziente_nome: patient.paziente_nome,
    paziente_cognome: patient.paziente_cognome,
    paziente_codfiscale: patient.paziente_codfiscale ?? '',
    comune_nascita: storedPlace(patient.user.contact_detail.comune_nascita),
    paziente_nascita: patient.paziente_nascita?.slice(0, 10) ?? '',
    paziente_sesso: patient.paziente_sesso === 'unknown' ? '' : patient.paziente_sesso,
    id_stato_matrimoniale: String(patient.id_stato_matrimoniale ?? ''),
  };
}

const isFilled = (text: string) => text.trim() !== '';

/** Nobody has ever been older: a digit of the year was mistyped. */
export const earliestBirth = (today: string) => `${Number(today.slice(0, 4)) - 130}-01-01`;

export function personalDataSchema(words: PersonalDataWords, today: string) {
  const name = v.pipe(v.string(), v.check(isFilled, words.required), v.maxLength(80, words.long));
  return v.object({
    paziente_nome: name,
    paziente_cognome: name,
    paziente_codfiscale: v.pipe(v.string(), v.trim(), v.regex(/^[A-Za-z0-9]{16,32}$/, words.taxCode)),
    comune_nascita: v.pipe(
      v.custom<PlaceValue>(() => true),
      v.check(({ text, chosen }) => chosen !== null || isFilled(text), words.required),
      v.check(({ chosen }) => chosen !== null, words.city),
    ),
    paziente_nascita: v.pipe(
      v.string(),
      v.nonEmpty(words.required),
      v.check((day) => isDay(day) && day <= today && day >= earliestBirth(today), words.date),
    ),
    paziente_sesso: v.picklist(['female', 'male'], words.required),
    id_stato_matrimoniale: v.string(),
  });
}

/** What to save of a form that the schema has found right. */
export function personalDataChange(form: PersonalData): PatientChange {
  return {
    patient: {
      paziente_nome: form.paziente_nome.trim(),
      paziente_cognome: form.paziente_cognome.trim(),
      paziente_codfiscale: form.paziente_codfiscale.trim().toUpperCase(),
      paziente_nascita: form.paziente_nascita,
      paziente_sesso: form.paziente_sesso === 'female' ? 'female' : 'male',
      id_stato_matrimoniale: form.id_stato_matrimoniale === '' ? null : Number(form.id_stato_matrimoniale),
    },
    detail: { comune_nascita: form.comune_nascita.chosen?.label ?? form.comune_nascita.text.trim() },
  };
}

const place = v.object({
  text: v.string(),
  chosen: v.nullable(v.object({ id: v.string(), label: v.string(), description: v.exactOptional(v.string()) })),
});
const kept = v.object({
  paziente_nome: v.string(),
  paziente_cognome: v.string(),
  paziente_codfiscale: v.string(),
  comune_nascita: place,
  paziente_nascita: v.string(),
  paziente_sesso: v.string(),
  id_stato_matrimoniale: v.string(),
});

export function readPersonalDataDraft(content: DraftContent): (PersonalData & DraftContent) | undefined {
  const read = v.safeParse(kept, content);
  return read.success ? { ...read.output } : undefined;
}
