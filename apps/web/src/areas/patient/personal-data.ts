import { isDay } from '@libretto/design-system/date-field';
import * as z from 'zod/mini';
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

export function personalDataSchema(words: PersonalDataWords, today: string) {
  const name = z.string().check(z.refine(isFilled, words.required), z.maxLength(80, words.long));
  return z.object({
    paziente_nome: name,
    paziente_cognome: name,
    paziente_codfiscale: z.string().check(z.refine((code) => /^[A-Za-z0-9]{16,32}$/.test(code.trim()), words.taxCode)),
    comune_nascita: z.custom<PlaceValue>().check((check) => {
      const { text, chosen } = check.value;
      if (chosen) return;
      check.issues.push({ code: 'custom', input: check.value, message: isFilled(text) ? words.city : words.required });
    }),
    paziente_nascita: z.string().check((check) => {
      if (check.value === '') check.issues.push({ code: 'custom', input: check.value, message: words.required });
      else if (!isDay(check.value) || check.value > today) {
        check.issues.push({ code: 'custom', input: check.value, message: words.date });
      }
    }),
    paziente_sesso: z.string().check(z.refine((sex) => sex === 'female' || sex === 'male', words.required)),
    id_stato_matrimoniale: z.string(),
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
