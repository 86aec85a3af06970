import { timestamp } from '../../../clock.ts';
import type { Queries } from '../../../database/database.ts';
import { hashToken } from '../session.repository.ts';
import type { SignInStepsTable, StepPurpose } from './second-factor.table.ts';

export const stepLifetimeMs = 10 * 60_000;

type NewStep = Pick<SignInStepsTable, 'purpose'> &
  Partial<Omit<SignInStepsTable, 'purpose' | 'step_hash' | 'expires_at'>>;

const unset = { id_utente: null, method: null, issuer: null, subject: null };

export async function insertStep(database: Queries, token: string, step: NewStep, now: number): Promise<void> {
  const row = { ...unset, ...step, step_hash: hashToken(token), expires_at: timestamp(now + stepLifetimeMs) };
  await database.insertInto('sign_in_steps').values(row).execute();
}

export async function findStep(database: Queries, token: string, purpose: StepPurpose, now: number) {
  return database
    .selectFrom('sign_in_steps')
    .select(['id_utente', 'method', 'issuer', 'subject'])
    .where('step_hash', '=', hashToken(token))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', timestamp(now))
    .executeTakeFirst();
}

export async function consumeStep(database: Queries, token: string, purposes: StepPurpose[], now: number) {
  return database
    .deleteFrom('sign_in_steps')
    .where('step_hash', '=', hashToken(token))
    .where('purpose', 'in', purposes)
    .where('expires_at', '>', timestamp(now))
    .returning(['purpose', 'id_utente', 'method', 'issuer', 'subject'])
    .executeTakeFirst();
}

export async function deleteExpiredSteps(database: Queries, now: number): Promise<void> {
  await database.deleteFrom('sign_in_steps').where('expires_at', '<', timestamp(now)).execute();
}
