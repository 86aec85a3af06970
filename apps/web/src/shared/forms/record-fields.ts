import { isDay } from '@libretto/design-system/date-field';
import * as v from 'valibot';
import { strictest } from '../confidentiality/printed-levels.ts';

export const isFilled = (text: string) => text.trim() !== '';

export interface TextRules {
  required: string;
  long: string;
}

export const requiredText = (maxLength: number) => ({
  draft: v.string(),
  empty: '',
  rule: ({ required, long }: TextRules) =>
    v.pipe(v.string(), v.check(isFilled, required), v.maxLength(maxLength, long)),
  send: (text: string) => text.trim(),
});

export const verbatimText = (maxLength: number) => ({
  draft: v.string(),
  empty: '',
  rule: ({ long }: Pick<TextRules, 'long'>) => v.pipe(v.string(), v.maxLength(maxLength, long)),
});

export const optionalText = (maxLength: number) => ({
  ...verbatimText(maxLength),
  send: (text: string) => text.trim(),
});

/** Name typed instead of choosing a listed care provider; both are sent as one property. */
export const otherProvider = { draft: v.string(), empty: '', read: () => '', send: () => undefined };

/** Confidentiality level: sent with a new record and changed by its own operation later. */
export const confidentialityLevel = (empty: number | null) => ({
  draft: v.nullable(v.number()),
  empty,
  rule: ({ required }: Pick<TextRules, 'required'>) =>
    v.pipe(
      v.nullable(v.number()),
      v.check((level) => level !== null, required),
    ),
  send: (level: number | null, record: object | undefined) => (record ? undefined : chosen(level)),
});

/** The same for kinds that had no levels at first: their older drafts and records have none. */
export const laterConfidentialityLevel = {
  ...confidentialityLevel(strictest),
  draft: v.optional(v.nullable(v.number()), strictest),
  read: ({ id_livello_confidenzialita: level }: { id_livello_confidenzialita: number | null }) => level ?? strictest,
};

export function chosen<Value>(value: Value | null | undefined): Value {
  if (value === null || value === undefined) throw new Error('A required value is missing from the submitted form.');
  return value;
}

export interface PastDayRules {
  required: string;
  date: string;
  early: string;
  today: string;
  born: string | undefined;
}

/** A date from the patient's birth to today. */
export const pastDay = ({ required, date, early, today, born = '' }: PastDayRules) =>
  v.pipe(
    v.string(),
    v.check(isFilled, required),
    v.check((day) => !isFilled(day) || (isDay(day) && day <= today), date),
    v.check((day) => !isDay(day) || day >= born, early),
  );
