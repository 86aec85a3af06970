import * as operations from '@libretto/api-client/operations';
import { ProblemError } from '@libretto/api-client/problem';
import type { Schema } from '@libretto/api-client/schema';
import * as v from 'valibot';
import { api } from '../../../shared/api/api.ts';
import { enterAccount } from '../entry/enter-account.tsx';
import { type FieldMessages, filledText } from '../entry/fields.ts';
import { emptyRegistration, registrationSchema } from '../register/registration.ts';

export type FirstRunValues = Omit<Schema<'FirstRunCompletion'>, 'termini'> & { termini: boolean };

export const emptyFirstRun: FirstRunValues = { codice: '', ...emptyRegistration };

export const firstRunSchema = (messages: FieldMessages & { terms: string }) =>
  v.intersect([v.object({ codice: filledText(messages) }), registrationSchema(messages)]);

export const readFirstRun = () => api.call(operations.readFirstRun);

/** `done`: created, but not logged in. `late`: another person created the administrator first. */
export type FirstRunOutcome = 'entered' | 'done' | 'late';

export async function completeFirstRun({ termini: _accepted, ...values }: FirstRunValues): Promise<FirstRunOutcome> {
  const { codice, nome, cognome, email } = values;
  const trimmed = { codice: codice.trim(), nome: nome.trim(), cognome: cognome.trim(), email: email.trim() };
  try {
    await api.call(operations.completeFirstRun, { body: { ...values, ...trimmed, termini: true } });
    return (await enterAccount(trimmed.email, values.password)) ? 'entered' : 'done';
  } catch (error) {
    if (error instanceof ProblemError && error.code === 'has-administrator') return 'late';
    throw error;
  }
}
