import { isPhone } from '@libretto/design-system/phone-field';
import * as v from 'valibot';

export interface ContactForm {
  contatto_nominativo: string;
  contatto_telefono: string;
  id_livello_confidenzialita: number | null;
}

export interface ContactWords {
  required: string;
  phone: string;
  long: string;
}

const isFilled = (text: string) => text.trim() !== '';

export function contactSchema(words: ContactWords) {
  return v.object({
    contatto_nominativo: v.pipe(v.string(), v.check(isFilled, words.required), v.maxLength(120, words.long)),
    contatto_telefono: v.pipe(
      v.string(),
      v.check(isFilled, words.required),
      v.check(isPhone, words.phone),
      v.maxLength(40, words.phone),
    ),
    id_livello_confidenzialita: v.pipe(
      v.nullable(v.number()),
      v.check((level) => level !== null, words.required),
    ),
  });
}
