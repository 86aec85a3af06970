import * as operations from '@libretto/api-client/operations';
import { ConnectionError, ProblemError } from '@libretto/api-client/problem';
import { api } from '../api/api.ts';
import { onAttempt } from '../api/attempts.ts';
import { beforeEnd } from '../session/session.ts';
import { DraftKeeper } from './draft-keeper.ts';

export const drafts = new DraftKeeper({
  save: (modulo, content, sent) =>
    api.call(operations.saveDraft, {
      path: { modulo },
      body: { contenuto: { ...content, invii_senza_risposta: sent } },
    }),
  remove: (modulo) => api.call(operations.deleteDraft, { path: { modulo } }),
  isPassing: (error) => error instanceof ConnectionError || (error instanceof ProblemError && error.status >= 500),
});

onAttempt((where, name) => drafts.note(where, name));
beforeEnd(() => drafts.flush());
// The pages of a phone are not closed, they are put aside and perhaps never seen again.
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') void drafts.flush();
});
window.addEventListener('beforeunload', () => void drafts.flush());
window.addEventListener('pagehide', () => void drafts.flush());
