import * as operations from '@libretto/api-client/operations';
import { useSyncExternalStore } from 'react';
import { api, lastRequestAt } from '../api/api.ts';
import type { SessionState } from './lifetime.ts';
import { currentSession, endSession } from './session.ts';
import { SessionWatch } from './session-watch.ts';

let watch: SessionWatch | undefined;

/** One watch per document. */
export function startWatch(): void {
  if (watch) return;
  const session = currentSession();
  if (!session) {
    void endSession('logout');
    return;
  }
  watch = new SessionWatch({
    window,
    session,
    lastRequest: lastRequestAt,
    keepAlive: () => {
      // A failure is only logged; an ended session is detected by the 401 of the next request.
      api.call(operations.keepAlive).catch((error: unknown) => console.warn('A keep-alive request failed', error));
    },
    onEnd: (reason) => {
      // Another user has signed in, so no data of the previous one may stay in memory.
      if (reason === 'replaced') window.location.reload();
      else void endSession(reason);
    },
  });
  watch.start();
}

/** Stops the watch without ending the session: stories share a document. */
export function stopWatch(): void {
  watch?.stop();
  watch = undefined;
}

const active: SessionState = { state: 'active' };
const subscribe = (listener: () => void) => watch?.subscribe(listener) ?? (() => undefined);

export function useSessionState(): SessionState {
  return useSyncExternalStore(subscribe, () => watch?.sessionState ?? active);
}

export function extendSession(): void {
  watch?.recordActivity();
}
