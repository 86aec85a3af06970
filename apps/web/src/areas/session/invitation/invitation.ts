import * as operations from '@libretto/api-client/operations';
import { ProblemError } from '@libretto/api-client/problem';
import type { Schema } from '@libretto/api-client/schema';
import * as v from 'valibot';
import { api } from '../../../shared/api/api.ts';
import { enterAccount } from '../entry/enter-account.tsx';
import { emailAddress, type FieldMessages, filledText, newPasswords } from '../entry/fields.ts';

export type Invitation = Schema<'Invitation'>;

/** `done`: accepted, but not logged in. */
export type Outcome = 'entered' | 'done' | 'expired';

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

/** A record that is handed over has its names already. */
export function accountSchema(messages: FieldMessages & { terms: string }, isHandover: boolean) {
  const name = isHandover ? v.string() : filledText(messages);
  return v.intersect([
    v.object({
      nome: name,
      cognome: name,
      termini: v.pipe(
        v.boolean(),
        v.check((accepted) => accepted, messages.terms),
      ),
    }),
    newPasswords(messages),
  ]);
}

export async function acceptWithNewAccount(
  codice: string,
  email: string,
  { nome, cognome, password, conferma_password }: AccountValues,
  isHandover: boolean,
): Promise<Outcome> {
  const account = { codice, password, conferma_password, termini: true } as const;
  const body = isHandover ? account : { ...account, nome: nome.trim(), cognome: cognome.trim() };
  const reply = await catchExpired(api.call(operations.registerFromInvitation, { body }));
  if (reply === 'expired') return reply;
  return (await enterAccount(email, password)) ? 'entered' : 'done';
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
