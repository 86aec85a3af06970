import * as v from 'valibot';
import { isEmailAddress } from '../../../shared/forms/email-address.ts';
import { missingIn, type PasswordRule } from '../password/password-rules.ts';

export interface FieldWords {
  required: string;
  email: string;
  mismatch: string;
  missing: (rules: PasswordRule[]) => string;
}

const isFilled = (text: string) => text.trim() !== '';

export function filledText(words: FieldWords) {
  return v.pipe(v.string(), v.check(isFilled, words.required));
}

export function emailAddress(words: FieldWords) {
  return v.pipe(v.string(), v.check(isFilled, words.required), v.check(isEmailAddress, words.email));
}

function newPassword(words: FieldWords) {
  return v.pipe(
    v.string(),
    v.nonEmpty(words.required),
    v.check(
      (text) => missingIn(text).length === 0,
      ({ input }) => words.missing(missingIn(input)),
    ),
  );
}

export function newPasswords(words: FieldWords) {
  return v.pipe(
    v.object({ password: newPassword(words), conferma_password: filledText(words) }),
    v.forward(
      v.partialCheck(
        [['password'], ['conferma_password']],
        ({ password, conferma_password }) => password === conferma_password,
        words.mismatch,
      ),
      ['conferma_password'],
    ),
  );
}
