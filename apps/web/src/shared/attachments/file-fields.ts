import { FileSave as fileLengths, KardiaNote as noteLengths } from '@libretto/api-client/max-lengths';
import { isDay } from '@libretto/design-system/date-field';
import * as v from 'valibot';
import { today } from '../formats/formats.ts';
import { verbatimText } from '../forms/record-fields.ts';

export interface FileRules {
  required: string;
  date: string;
  future: string;
  long: string;
  today: string;
}

export const comment = verbatimText(fileLengths.file_commento);

/** Only for Kardia traces, which are sent to their own endpoint. */
export const traceNote = { ...verbatimText(noteLengths.kardia_note), send: () => undefined };

export const surveyDay = {
  draft: v.string(),
  empty: today,
  rule: ({ required, date, future, today }: FileRules) =>
    v.pipe(
      v.string(),
      v.nonEmpty(required),
      v.check(isDay, date),
      v.check((day) => day <= today, future),
    ),
};
