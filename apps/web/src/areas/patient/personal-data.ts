import { PatientUpdate as maxLengths } from '@libretto/api-client/max-lengths';
import { isDay } from '@libretto/design-system/date-field';
import * as v from 'valibot';
import { defineForm, type ValuesOf } from '../../shared/forms/fields.ts';
import { isFilled, requiredText } from '../../shared/forms/record-fields.ts';
import type { Patient } from '../../shared/patient/patient.queries.ts';
import type { PatientChange, PatientUpdate } from './patient-update.ts';
import { storedPlace } from './places.ts';

interface PersonalDataRules {
  required: string;
  taxCode: string;
  city: string;
  date: string;
  long: string;
  today: string;
}

/** An earlier year is a typing error: no one has lived longer than 130 years. */
export const earliestBirth = (today: string) => `${Number(today.slice(0, 4)) - 130}-01-01`;

const text = { draft: v.string(), empty: '' };
const place = v.object({
  text: v.string(),
  chosen: v.nullable(v.object({ id: v.string(), label: v.string(), description: v.optional(v.string()) })),
});

interface BirthDateRules {
  required: string;
  date: string;
  today: string;
}

export const birthDateField = {
  ...text,
  read: ({ paziente_nascita }: Patient) => paziente_nascita?.slice(0, 10) ?? '',
  rule: ({ required, date, today }: BirthDateRules) =>
    v.pipe(
      v.string(),
      v.nonEmpty(required),
      v.check((day) => isDay(day) && day <= today && day >= earliestBirth(today), date),
    ),
};

export const personalDataForm = defineForm<Patient, Partial<PatientUpdate>, PersonalDataRules>()({
  paziente_nome: requiredText(maxLengths.paziente_nome),
  paziente_cognome: requiredText(maxLengths.paziente_cognome),
  paziente_codfiscale: {
    ...text,
    rule: ({ taxCode }) => v.pipe(v.string(), v.trim(), v.regex(/^[A-Za-z0-9]{16,32}$/, taxCode)),
    send: (code) => code.trim().toUpperCase(),
  },
  comune_nascita: {
    draft: place,
    empty: { text: '', chosen: null },
    read: ({ user }) => storedPlace(user.contact_detail.comune_nascita),
    rule: ({ required, city }) =>
      v.pipe(
        place,
        v.check(({ text, chosen }) => chosen !== null || isFilled(text), required),
        v.check(({ chosen }) => chosen !== null, city),
      ),
    // Saved with the contact details.
    send: () => undefined,
  },
  paziente_nascita: birthDateField,
  paziente_sesso: {
    ...text,
    read: ({ paziente_sesso }) => (paziente_sesso === 'unknown' ? '' : paziente_sesso),
    rule: ({ required }) => v.picklist(['female', 'male'], required),
    send: (sex) => (sex === 'female' ? 'female' : 'male'),
  },
  id_stato_matrimoniale: {
    ...text,
    read: ({ id_stato_matrimoniale }) => String(id_stato_matrimoniale ?? ''),
    send: (id) => (id === '' ? null : Number(id)),
  },
});

export type PersonalData = ValuesOf<typeof personalDataForm>;

export const personalDataChange = (values: PersonalData): PatientChange => ({
  patient: personalDataForm.body(values, undefined),
  detail: { comune_nascita: values.comune_nascita.chosen?.label ?? values.comune_nascita.text.trim() },
});
