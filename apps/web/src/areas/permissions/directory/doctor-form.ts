import * as v from 'valibot';
import { defineForm } from '../../../shared/forms/fields.ts';
import type { Doctor, DoctorData } from './directory.queries.ts';
import { optionalEmail, optionalText, requiredText } from './fields.ts';

interface DoctorRules {
  required: string;
  email: string;
  number: string;
}

export const doctorForm = defineForm<Doctor, DoctorData, DoctorRules>()({
  fullname: requiredText,
  cpp_localita_iscrizione: requiredText,
  numero_iscrizione: {
    ...optionalText,
    rule: ({ number }) =>
      v.pipe(
        v.string(),
        v.check((text) => /^([0-9A-Za-z][0-9A-Za-z./ -]*)?$/.test(text.trim()), number),
      ),
    send: (text) => text.trim() || null,
  },
  specializzation: optionalText,
  email: optionalEmail,
});
