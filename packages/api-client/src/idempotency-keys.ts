/** Storage that outlives the page, such as `sessionStorage`. It may throw when full or blocked. */
export type KeyStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Random key that also works in insecure contexts, which lack `randomUUID`. */
const createKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

function tryOrUndefined<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

/** Keeps idempotency keys of unanswered requests: a repeated request reuses its key and is executed once. */
export function createIdempotencyKeys(store?: KeyStore) {
  const keys = new Map<string, string>();
  const inFlight = new Set<string>();

  /** Stored before sending: an unloaded page receives no response. An equal concurrent request has its own key. */
  function begin(requestId: string) {
    const previous = keys.get(requestId) ?? tryOrUndefined(() => store?.getItem(requestId));
    const key = previous && !inFlight.has(previous) ? previous : createKey();
    const keep = () => {
      keys.set(requestId, key);
      tryOrUndefined(() => store?.setItem(requestId, key));
    };
    inFlight.add(key);
    keep();
    return {
      key,
      keepKey() {
        inFlight.delete(key);
        keep();
      },
      /** The outcome is known: executed, or never will be. */
      releaseKey() {
        inFlight.delete(key);
        if (keys.get(requestId) !== key) return;
        keys.delete(requestId);
        tryOrUndefined(() => store?.removeItem(requestId));
      },
    };
  }

  return { begin };
}
