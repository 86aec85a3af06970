import { NotebookCreate as maxLengths } from '@libretto/api-client/max-lengths';
import type { Schema } from '@libretto/api-client/schema';
import { isDay } from '@libretto/design-system/date-field';
import type { PainDraft } from '@libretto/design-system/pain-canvas';
import * as v from 'valibot';
import { strictest } from '../../shared/confidentiality/printed-levels.ts';
import { today } from '../../shared/formats/formats.ts';
import { type DraftOf, defineForm, type ValuesOf } from '../../shared/forms/fields.ts';
import { chosen, confidentialityLevel, verbatimText } from '../../shared/forms/record-fields.ts';
import type { NotebookEntry } from './notebook.queries.ts';
import { type TimeOfDay, timesOfDay } from './time-of-day.ts';

export interface EntryRules {
  required: string;
  date: string;
  long: string;
  today: () => string;
}

export const painScore = v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10)));
export const timeOfDay = v.nullable(v.picklist(timesOfDay));

const description = verbatimText(maxLengths.taccuino_descrizione);

export const entryFields = {
  taccuino_descrizione: description,
  taccuino_data: {
    draft: v.string(),
    empty: today,
    rule: ({ required, date, today }: EntryRules) =>
      v.pipe(
        v.string(),
        v.nonEmpty(required),
        v.check((day) => isDay(day) && day <= today(), date),
      ),
  },
  // Drafts of older releases lack both.
  taccuino_intensita: {
    draft: v.optional(painScore, null),
    empty: null,
    send: (score: number | null) => score ?? undefined,
  },
  taccuino_momento: {
    draft: v.optional(timeOfDay, null),
    empty: null,
    send: (time: TimeOfDay | null) => time ?? undefined,
  },
  id_livello_confidenzialita: { ...confidentialityLevel(strictest), send: chosen<number> },
};

/** Stores the strokes so that they can be undone after resuming the draft. */
export const entryForm = defineForm<NotebookEntry, Schema<'NotebookCreate'>, EntryRules>()(entryFields, {
  // The drawing component validates it.
  disegno: v.optional(v.custom<PainDraft>(() => true)),
});

export const descriptionForm = defineForm<NotebookEntry, Schema<'NotebookUpdate'>, Pick<EntryRules, 'long'>>()({
  taccuino_descrizione: description,
});

export type EntryValues = ValuesOf<typeof entryForm>;
export type EntryDraft = DraftOf<typeof entryForm>;
export type DescriptionDraft = DraftOf<typeof descriptionForm>;
