import type { PendingKeys } from '../api/pending-keys.ts';
import type { DraftContent } from './draft-keeper.ts';

/** Content of a draft with the idempotency keys of its unanswered requests, which a retry must reuse. */
export interface StoredDraft {
  content: DraftContent;
  pendingKeys: PendingKeys;
}

const isKey = (name: unknown) => /^[\w-]{16,64}$/.test(String(name));

export function parseDraft({ invii_senza_risposta: kept, ...content }: DraftContent): StoredDraft {
  const names = Object.entries(typeof kept === 'object' && kept !== null ? kept : {});
  return { content, pendingKeys: Object.fromEntries(names.filter(([, name]) => isKey(name))) };
}

/** Restores the idempotency keys of an earlier session from a draft. */
export function restoreDraft(contenuto: DraftContent): StoredDraft {
  const left = parseDraft(contenuto);
  try {
    for (const [where, name] of Object.entries(left.pendingKeys)) {
      if (name !== undefined && sessionStorage.getItem(where) === null) sessionStorage.setItem(where, name);
    }
  } catch (error) {
    console.warn('The idempotency keys of a draft could not be restored', error);
  }
  return left;
}
