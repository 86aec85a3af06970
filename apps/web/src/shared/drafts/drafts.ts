import * as operations from '@libretto/api-client/operations';
import { ConnectionError, ProblemError } from '@libretto/api-client/problem';
import { api } from '../api/api.ts';
import { onPendingKeyChange } from '../api/pending-keys.ts';
import { beforeSessionEnd } from '../session/session.ts';
import { type DraftContent, DraftKeeper } from './draft-keeper.ts';
import { parseDraft, type StoredDraft } from './stored-draft.ts';

export const drafts = new DraftKeeper({
  save: (modulo, content, sent) =>
    api.call(operations.saveDraft, {
      path: { modulo },
      body: { contenuto: { ...content, invii_senza_risposta: sent } },
    }),
  remove: (modulo) => api.call(operations.deleteDraft, { path: { modulo } }),
  isTransient: (error) => error instanceof ConnectionError || (error instanceof ProblemError && error.status >= 500),
});

export async function fetchDraft(modulo: string): Promise<StoredDraft> {
  const { contenuto } = await api.call(operations.getDraft, { path: { modulo } });
  return parseDraft(contenuto as DraftContent);
}

onPendingKeyChange((where, name) => drafts.recordAttempt(where, name));
beforeSessionEnd(() => drafts.flush());
// On phones, pages are usually put into the background and killed without an unload event.
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') void drafts.flush();
});
window.addEventListener('beforeunload', () => void drafts.flush());
window.addEventListener('pagehide', () => void drafts.flush());
