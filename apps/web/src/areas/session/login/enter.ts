import type { Schema } from '@libretto/api-client/schema';
import { endOfSession } from '../../../shared/session/lifetime.ts';
import { base, home, safeNext } from '../../../shared/session/places.ts';
import { writeSession } from '../../../shared/session/storage.ts';

/** Returns false when storage is full or blocked. */
function kept(work: () => void): boolean {
  try {
    work();
    return true;
  } catch (error) {
    console.warn('The browser could not keep the sign-in', error);
    return false;
  }
}

/** Returns false when storage is full or blocked. */
export function keepSession({ token, user, expires_at }: Schema<'Session'>, serverDate: string | null): boolean {
  const now = Date.now();
  const expiresAt = endOfSession(expires_at, serverDate, now);
  return kept(() => writeSession(localStorage, { token, userId: user.id_utente, expiresAt }, now));
}

export function enter(next: string | null): void {
  window.location.replace(safeNext(next) ?? home);
}

/** A sign-in that waits for its second step, in this tab. */
export type Waiting = Schema<'SecondStepWanted'>['secondo_passo'] & { next: string | null };

const key = 'second_step';

/**
 * The second step is part of the app, so that the login page stays small. Returns false when storage is full or
 * blocked.
 */
export function goToSecondStep(waiting: Waiting): boolean {
  if (!kept(() => sessionStorage.setItem(key, JSON.stringify(waiting)))) return false;
  window.location.assign(`${base}/login/verifica`);
  return true;
}

export function readWaiting(): Waiting | undefined {
  const kept = sessionStorage.getItem(key);
  return kept === null ? undefined : JSON.parse(kept);
}

export function forgetWaiting(): void {
  sessionStorage.removeItem(key);
}
