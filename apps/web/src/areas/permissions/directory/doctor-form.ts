import * as v from 'valibot';
import type { Doctor, DoctorData } from './directory.queries.ts';

export type DoctorForm = Record<keyof DoctorData, string>;

export function formOf(doctor: Doctor | undefined): DoctorForm {
  return {
    fullname: doctor?.fullname ?? '',
    cpp_localita_iscrizione: doctor?.cpp_localita_iscrizione ?? '',
    numero_iscrizione: doctor?.numero_iscrizione ?? '',
    specializzation: doctor?.specializzation ?? '',
    email: doctor?.email ?? '',
  };
}

export const dataOf = ({ numero_iscrizione, email, ...form }: DoctorForm): DoctorData => ({
  fullname: form.fullname.trim(),
  cpp_localita_iscrizione: form.cpp_localita_iscrizione.trim(),
  specializzation: form.specializzation.trim(),
  numero_iscrizione: numero_iscrizione.trim() || null,
  email: email.trim() || null,
});

interface Words {
  required: string;
  email: string;
  number: string;
}

const filled = (message: string) =>
  v.pipe(
    v.string(),
    v.check((text) => text.trim() !== '', message),
  );

export const optionalEmail = (message: string) =>
  v.pipe(
    v.string(),
    v.check((text) => text.trim() === '' || v.is(v.pipe(v.string(), v.email()), text.trim()), message),
  );

export const doctorSchema = ({ required, email, number }: Words) =>
  v.object({
    fullname: filled(required),
    cpp_localita_iscrizione: filled(required),
    numero_iscrizione: v.pipe(
      v.string(),
      v.check((text) => /^([0-9A-Za-z][0-9A-Za-z./ -]*)?$/.test(text.trim()), number),
    ),
    specializzation: v.string(),
    email: optionalEmail(email),
  });
