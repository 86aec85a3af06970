import type { Attempts } from '../api/attempts.ts';
import type { DraftContent } from './draft-keeper.ts';

/** Content of a draft with the idempotency keys of its unanswered requests, which a retry must reuse. */
export interface LeftDraft {
  content: DraftContent;
  sent: Attempts;
}

const isName = (name: unknown) => /^[\w-]{16,64}$/.test(String(name));

export function unpack({ invii_senza_risposta: kept, ...content }: DraftContent): LeftDraft {
  const names = Object.entries(typeof kept === 'object' && kept !== null ? kept : {});
  return { content, sent: Object.fromEntries(names.filter(([, name]) => isName(name))) };
}

/** Restores the idempotency keys of an earlier session from a draft. */
export function takeUp(contenuto: DraftContent): LeftDraft {
  const left = unpack(contenuto);
  try {
    for (const [where, name] of Object.entries(left.sent)) {
      if (name !== undefined && sessionStorage.getItem(where) === null) sessionStorage.setItem(where, name);
    }
  } catch (error) {
    console.warn('What was sent before cannot be remembered', error);
  }
  return left;
}
