import type { Schema } from '@libretto/api-client/schema';
import * as v from 'valibot';
import { defineForm, type ValuesOf } from '../../shared/forms/fields.ts';
import { chosen } from '../../shared/forms/record-fields.ts';
import { type Course, courses } from '../../shared/pain-facts/courses.ts';
import { serverNow } from '../../shared/server-clock.ts';
import { painScore, timeOfDay } from './entry-form.ts';
import type { NotebookEntry } from './notebook.queries.ts';
import { toTimeOfDay } from './time-of-day.ts';

interface AgainRules {
  required: string;
}

/** A pain where the last one was: only what differs is asked. */
export const againForm = defineForm<NotebookEntry, Schema<'NotebookCreate'>, AgainRules>()({
  taccuino_andamento: {
    draft: v.nullable(v.picklist(courses)),
    empty: null,
    rule: ({ required }: AgainRules) => v.nonNullable(v.nullable(v.picklist(courses)), required),
    send: chosen<Course>,
  },
  taccuino_intensita: {
    draft: painScore,
    empty: null,
    rule: ({ required }: AgainRules) => v.nonNullable(painScore, required),
    send: chosen<number>,
  },
  taccuino_momento: {
    draft: timeOfDay,
    empty: () => toTimeOfDay(serverNow()),
    rule: ({ required }: AgainRules) => v.nonNullable(timeOfDay, required),
    send: chosen<Schema<'PainTimeOfDay'>>,
  },
});

export type AgainValues = ValuesOf<typeof againForm>;

/** "The same" answers with the score of the last time as well; a comparison that differs asks for the score. */
export function scoreFor(course: Course, last: number | null): number | null {
  return course === 'uguale' ? last : null;
}
