import type { Schema } from '@libretto/api-client/schema';
import { endOfSession } from '../../../shared/session/lifetime.ts';
import { base, home, safeNext } from '../../../shared/session/places.ts';
import { writeSession } from '../../../shared/session/storage.ts';

function tryStore(work: () => void): boolean {
  try {
    work();
    return true;
  } catch (error) {
    console.warn('The session could not be stored', error);
    return false;
  }
}

export function storeSession({ token, user, expires_at }: Schema<'Session'>, serverDate: string | null): boolean {
  const now = Date.now();
  const expiresAt = endOfSession(expires_at, serverDate, now);
  return tryStore(() => writeSession(localStorage, { token, userId: user.id_utente, expiresAt }, now));
}

export function redirectToApp(next: string | null): void {
  window.location.replace(safeNext(next) ?? home);
}

/** A sign-in that waits for its second step, in this tab. */
export type PendingSignIn = Schema<'SecondStepWanted'>['secondo_passo'] & { next: string | null };

const key = 'second_step';

/** False if storage is full or blocked. */
export const storePendingSignIn = (pending: PendingSignIn): boolean =>
  tryStore(() => sessionStorage.setItem(key, JSON.stringify(pending)));

/** The second step is part of the app, so that the login page stays small. False if storage is full or blocked. */
export function goToSecondStep(pending: PendingSignIn): boolean {
  if (!storePendingSignIn(pending)) return false;
  window.location.assign(`${base}/login/verifica`);
  return true;
}

export function readPendingSignIn(): PendingSignIn | undefined {
  const stored = sessionStorage.getItem(key);
  return stored === null ? undefined : JSON.parse(stored);
}

export function clearPendingSignIn(): void {
  sessionStorage.removeItem(key);
}
