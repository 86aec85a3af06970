import * as v from 'valibot';
import { isEmailAddress } from '../../../shared/forms/email-address.ts';
import { brokenRules, type PasswordRule } from '../password/password-rules.ts';

export interface FieldMessages {
  required: string;
  email: string;
  mismatch: string;
  missing: (rules: PasswordRule[]) => string;
}

const isFilled = (text: string) => text.trim() !== '';

export function filledText(messages: FieldMessages) {
  return v.pipe(v.string(), v.check(isFilled, messages.required));
}

export function emailAddress(messages: FieldMessages) {
  return v.pipe(v.string(), v.check(isFilled, messages.required), v.check(isEmailAddress, messages.email));
}

function newPassword(messages: FieldMessages) {
  return v.pipe(
    v.string(),
    v.nonEmpty(messages.required),
    v.check(
      (text) => brokenRules(text).length === 0,
      ({ input }) => messages.missing(brokenRules(input)),
    ),
  );
}

export function newPasswords(messages: FieldMessages) {
  return v.pipe(
    v.object({ password: newPassword(messages), conferma_password: filledText(messages) }),
    v.forward(
      v.partialCheck(
        [['password'], ['conferma_password']],
        ({ password, conferma_password }) => password === conferma_password,
        messages.mismatch,
      ),
      ['conferma_password'],
    ),
  );
}
