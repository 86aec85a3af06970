import { isDay } from '@libretto/design-system/date-field';
import * as v from 'valibot';

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

export const descriptionSchema = (words: EntryWords) => v.pipe(v.string(), v.maxLength(mostDescription, words.long));

/** `today` is asked each time: whoever draws at midnight saves on the new day. */
export function entrySchema(words: EntryWords, today: () => string) {
  return v.object({
    taccuino_descrizione: descriptionSchema(words),
    taccuino_data: v.pipe(
      v.string(),
      v.nonEmpty(words.required),
      v.check((day) => isDay(day) && day <= today(), words.date),
    ),
    id_livello_confidenzialita: v.pipe(
      v.nullable(v.number()),
      v.check((level) => level !== null, words.required),
    ),
  });
}
