import { isPhone } from '@libretto/design-system/phone-field';
import * as z from 'zod/mini';
import type { Patient } from '../../shared/patient/patient.queries.ts';
import type { PatientChange } from './patient-update.ts';

export interface ContactDetails {
  contatto_indirizzo: string;
  comune_residenza: string;
  contatto_telefono: string;
}

export interface ContactDetailsWords {
  requiredDetail: string;
  phone: string;
  long: string;
}

export function contactDetailsOf({ user }: Patient): ContactDetails {
  const { contatto_indirizzo, comune_residenza, contatto_telefono } = user.contact_detail;
  return {
    contatto_indirizzo: contatto_indirizzo ?? '',
    comune_residenza: comune_residenza ?? '',
    contatto_telefono: contatto_telefono ?? '',
  };
}

const isFilled = (text: string) => text.trim() !== '';

export function contactDetailsSchema(words: ContactDetailsWords) {
  return z.object({
    contatto_indirizzo: z.string().check(z.refine(isFilled, words.requiredDetail), z.maxLength(200, words.long)),
    comune_residenza: z.string().check(z.refine(isFilled, words.requiredDetail), z.maxLength(120, words.long)),
    contatto_telefono: z.string().check(z.refine(isPhone, words.phone), z.maxLength(40, words.phone)),
  });
}

export function contactDetailsChange(form: ContactDetails): PatientChange {
  return {
    detail: {
      contatto_indirizzo: form.contatto_indirizzo.trim(),
      comune_residenza: form.comune_residenza.trim(),
      contatto_telefono: form.contatto_telefono.trim(),
    },
  };
}
