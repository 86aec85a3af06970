import { isDay } from '@libretto/design-system/date-field';
import * as z from 'zod/mini';

export interface EntryForm {
  taccuino_descrizione: string;
  taccuino_data: string;
  id_livello_confidenzialita: number | null;
}

export interface EntryWords {
  required: string;
  date: string;
  long: string;
}

export const mostDescription = 4000;

export const descriptionSchema = (words: EntryWords) => z.string().check(z.maxLength(mostDescription, words.long));

export function entrySchema(words: EntryWords, today: string) {
  return z.object({
    taccuino_descrizione: descriptionSchema(words),
    taccuino_data: z.string().check((check) => {
      const { value: input } = check;
      if (input === '') check.issues.push({ code: 'custom', input, message: words.required });
      else if (!isDay(input) || input > today) check.issues.push({ code: 'custom', input, message: words.date });
    }),
    id_livello_confidenzialita: z.nullable(z.number()).check(z.refine((level) => level !== null, words.required)),
  });
}
