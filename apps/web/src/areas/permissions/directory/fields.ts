import * as v from 'valibot';
import { isFilled } from '../../../shared/forms/record-fields.ts';

const text = { draft: v.string(), empty: '', send: (typed: string) => typed.trim() };

export const optionalText = text;

export const requiredText = {
  ...text,
  rule: ({ required }: { required: string }) => v.pipe(v.string(), v.check(isFilled, required)),
};

export const optionalEmail = {
  ...text,
  rule: ({ email }: { email: string }) =>
    v.pipe(
      v.string(),
      v.check((typed) => !isFilled(typed) || v.is(v.pipe(v.string(), v.email()), typed.trim()), email),
    ),
  send: (typed: string) => typed.trim() || null,
};
