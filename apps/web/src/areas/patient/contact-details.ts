import { isPhone } from '@libretto/design-system/phone-field';
import * as v from 'valibot';
import type { DraftContent } from '../../shared/drafts/draft-keeper.ts';
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
  return v.object({
    contatto_indirizzo: v.pipe(v.string(), v.check(isFilled, words.requiredDetail), v.maxLength(200, words.long)),
    comune_residenza: v.pipe(v.string(), v.check(isFilled, words.requiredDetail), v.maxLength(120, words.long)),
    contatto_telefono: v.pipe(v.string(), v.check(isPhone, words.phone), v.maxLength(40, words.phone)),
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

const kept = v.object({
  contatto_indirizzo: v.string(),
  comune_residenza: v.string(),
  contatto_telefono: v.string(),
});

export function readContactDetailsDraft(content: DraftContent): (ContactDetails & DraftContent) | undefined {
  const read = v.safeParse(kept, content);
  return read.success ? { ...read.output } : undefined;
}
