import * as operations from '@libretto/api-client/operations';
import { ProblemError } from '@libretto/api-client/problem';
import type { Schema } from '@libretto/api-client/schema';
import * as v from 'valibot';
import { api } from '../../../shared/api/api.ts';
import { emailAddress, type FieldMessages, filledText, newPasswords } from '../entry/fields.ts';

export type Invitation = Schema<'Invitation'>;

export type Outcome = 'done' | 'expired';

async function catchExpired<T>(work: Promise<T>): Promise<T | 'expired'> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof ProblemError && error.code === 'wrong-code') return 'expired';
    throw error;
  }
}

export const readInvitation = (codice: string): Promise<Invitation | 'expired'> =>
  catchExpired(api.call(operations.readInvitation, { body: { codice } }));

export const emptyAccount = { nome: '', cognome: '', password: '', conferma_password: '', termini: false };
export type AccountValues = typeof emptyAccount;

export function accountSchema(messages: FieldMessages & { terms: string }) {
  return v.intersect([
    v.object({
      nome: filledText(messages),
      cognome: filledText(messages),
      termini: v.pipe(
        v.boolean(),
        v.check((accepted) => accepted, messages.terms),
      ),
    }),
    newPasswords(messages),
  ]);
}

export async function acceptWithNewAccount(codice: string, values: AccountValues): Promise<Outcome> {
  const { password, conferma_password } = values;
  const body = { codice, nome: values.nome.trim(), cognome: values.cognome.trim(), password, conferma_password };
  return (
    (await catchExpired(api.call(operations.registerFromInvitation, { body: { ...body, termini: true } }))) ?? 'done'
  );
}

export interface SignInValues {
  email: string;
  password: string;
}

export const signInSchema = (messages: FieldMessages) =>
  v.object({ email: emailAddress(messages), password: filledText(messages) });

export async function acceptWithAccount(codice: string, { email, password }: SignInValues): Promise<Outcome> {
  const body = { codice, email: email.trim(), password };
  return (await catchExpired(api.call(operations.linkInvitation, { body }))) ?? 'done';
}
