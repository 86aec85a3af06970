import type { Schema } from '@libretto/api-client/schema';
import { endOfSession } from '../../../shared/session/lifetime.ts';
import { base, home, safeNext } from '../../../shared/session/places.ts';
import { writeSession } from '../../../shared/session/storage.ts';

export function keepSession({ token, user, expires_at }: Schema<'Session'>, serverDate: string | null): void {
  const now = Date.now();
  const expiresAt = endOfSession(expires_at, serverDate, now);
  writeSession(localStorage, { token, userId: user.id_utente, expiresAt }, now);
}

export function enter(next: string | null): void {
  window.location.replace(safeNext(next) ?? home);
}

/** A sign-in that waits for its second step, in this tab. */
export type Waiting = Schema<'SecondStepWanted'>['secondo_passo'] & { next: string | null };

const key = 'second_step';

/** The second step is a page of the application: who does not need it never fetches it. */
export function goToSecondStep(waiting: Waiting): void {
  sessionStorage.setItem(key, JSON.stringify(waiting));
  window.location.assign(`${base}/login/verifica`);
}

export function readWaiting(): Waiting | undefined {
  const kept = sessionStorage.getItem(key);
  return kept === null ? undefined : JSON.parse(kept);
}

export function forgetWaiting(): void {
  sessionStorage.removeItem(key);
}
