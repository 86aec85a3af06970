import * as operations from '@libretto/api-client/operations';
import { ProblemError } from '@libretto/api-client/problem';
import type { Schema } from '@libretto/api-client/schema';
import * as v from 'valibot';
import { api } from '../../../shared/api/api.ts';
import { currentLanguage } from '../../../shared/i18n/i18n.ts';
import { enterAccount } from '../entry/enter-account.tsx';
import { emailAddress, type FieldMessages, filledText, newPasswords } from '../entry/fields.ts';

export type RegistrationValues = Omit<Schema<'RegistrationRequest'>, 'lingua' | 'termini'> & { termini: boolean };

export const emptyRegistration: RegistrationValues = {
  nome: '',
  cognome: '',
  email: '',
  password: '',
  conferma_password: '',
  termini: false,
};

export function registrationSchema(messages: FieldMessages & { terms: string }) {
  return v.intersect([
    v.object({
      nome: filledText(messages),
      cognome: filledText(messages),
      email: emailAddress(messages),
      termini: v.pipe(
        v.boolean(),
        v.check((accepted) => accepted, messages.terms),
      ),
    }),
    newPasswords(messages),
  ]);
}

export function register({ termini: _accepted, ...values }: RegistrationValues): Promise<Schema<'MailReply'>> {
  const trimmed = { nome: values.nome.trim(), cognome: values.cognome.trim(), email: values.email.trim() };
  return api.call(operations.register, { body: { ...values, ...trimmed, termini: true, lingua: currentLanguage() } });
}

/** `done`: confirmed, but not logged in. `worn`: the link is used or too old. */
export type Confirmation = 'entered' | 'done' | 'worn';

export async function confirm(codice: string, password: string): Promise<Confirmation> {
  try {
    const { email } = await api.call(operations.confirmRegistration, { body: { codice, password } });
    return (await enterAccount(email, password)) ? 'entered' : 'done';
  } catch (error) {
    if (error instanceof ProblemError && error.status === 401) return 'worn';
    throw error;
  }
}
