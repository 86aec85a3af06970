/** Storage that outlives the page, such as `sessionStorage`. It may throw when full or blocked. */
export type KeyStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Random key that also works in insecure contexts, which lack `randomUUID`. */
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

function orNothing<T>(use: () => T): T | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}

/** Keeps idempotency keys of unanswered requests: a repeated request reuses its key and is executed once. */
export function unansweredKeys(store?: KeyStore) {
  const kept = new Map<string, string>();
  const underway = new Set<string>();

  /**
   * Stored before sending, since an unloaded page receives no response. A concurrent equal request has its own key.
   */
  function sending(what: string) {
    const before = kept.get(what) ?? orNothing(() => store?.getItem(what));
    const key = before && !underway.has(before) ? before : newKey();
    const keep = () => {
      kept.set(what, key);
      orNothing(() => store?.setItem(what, key));
    };
    underway.add(key);
    keep();
    return {
      key,
      /** The outcome is unknown. */
      unknown() {
        underway.delete(key);
        keep();
      },
      /** The outcome is known: executed, or never will be. */
      known() {
        underway.delete(key);
        if (kept.get(what) !== key) return;
        kept.delete(what);
        orNothing(() => store?.removeItem(what));
      },
    };
  }

  return { sending };
}
