import { isPhone } from '@libretto/design-system/phone-field';
import * as z from 'zod/mini';

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
  return z.object({
    contatto_nominativo: z.string().check(z.refine(isFilled, words.required), z.maxLength(120, words.long)),
    contatto_telefono: z.string().check((check) => {
      const { value: input } = check;
      if (!isFilled(input)) check.issues.push({ code: 'custom', input, message: words.required });
      else if (!isPhone(input) || input.length > 40) check.issues.push({ code: 'custom', input, message: words.phone });
    }),
    id_livello_confidenzialita: z.nullable(z.number()).check(z.refine((level) => level !== null, words.required)),
  });
}
