import * as operations from '@libretto/api-client/operations';
import { useSyncExternalStore } from 'react';
import { api, lastRequestAt } from '../api/api.ts';
import type { Standing } from './lifetime.ts';
import { currentSession, endSession } from './session.ts';
import { SessionWatch } from './session-watch.ts';

let watch: SessionWatch | undefined;

/** Begins when the guard has let somebody in; one watch per document. */
export function startWatch(): void {
  const session = currentSession();
  if (watch || !session) return;
  watch = new SessionWatch({
    window,
    session,
    lastRequest: lastRequestAt,
    keepAlive: () => {
      // A failure shows itself at the next call; a session that is over ends by its 401.
      api.call(operations.keepAlive).catch((error: unknown) => console.warn('The server did not hear of us', error));
    },
    onEnd: (reason) => {
      // Somebody else signed in beside us: nothing of the former person may stay in memory.
      if (reason === 'replaced') window.location.reload();
      else void endSession(reason);
    },
  });
  watch.start();
}

const active: Standing = { state: 'active' };
const noSubscription = () => () => undefined;

export function useStanding(): Standing {
  return useSyncExternalStore(watch?.subscribe ?? noSubscription, () => watch?.standing ?? active);
}

export function stayConnected(): void {
  watch?.stay();
}
