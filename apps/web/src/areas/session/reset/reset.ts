import * as operations from '@libretto/api-client/operations';
import type { Schema } from '@libretto/api-client/schema';
import * as v from 'valibot';
import { api } from '../../../shared/api/api.ts';
import { currentLanguage } from '../../../shared/i18n/i18n.ts';
import { emailAddress, type FieldMessages, newPasswords } from '../entry/fields.ts';

export type NewPasswordValues = Omit<Schema<'PasswordReset'>, 'lingua' | 'email'>;

export function requestSchema(messages: FieldMessages) {
  return v.object({ email: emailAddress(messages) });
}

const stripSpaces = (code: string) => code.replace(/\s/g, '');

export function newPasswordSchema(messages: FieldMessages & { code: string }) {
  return v.intersect([
    v.object({
      codice: v.pipe(
        v.string(),
        v.check((code) => stripSpaces(code) !== '', messages.required),
        v.check((code) => /^\d{6}$/.test(stripSpaces(code)), messages.code),
      ),
    }),
    newPasswords(messages),
  ]);
}

export function requestCode(email: string): Promise<Schema<'MailReply'>> {
  return api.call(operations.requestPasswordReset, { body: { email: email.trim(), lingua: currentLanguage() } });
}

export function resetPassword(email: string, { codice, ...passwords }: NewPasswordValues): Promise<unknown> {
  const body = { ...passwords, email: email.trim(), codice: stripSpaces(codice), lingua: currentLanguage() };
  return api.call(operations.resetPassword, { body });
}
