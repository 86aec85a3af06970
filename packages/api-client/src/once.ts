/** Where names of requests outlive the page, such as `sessionStorage`. It may throw: one that is full or blocked. */
export type KeyStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** As good as unique, also on pages that were not encrypted on their way, where `randomUUID` is missing. */
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

function orNothing<T>(use: () => T): T | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}

/** The names of what was sent and not answered: sent again under its name, it is done once, whether it had arrived or not. */
export function unansweredKeys(store?: KeyStore) {
  const kept = new Map<string, string>();
  const underway = new Set<string>();

  /** Begins before it is sent: a page that goes away hears of no answer. What is sent beside it has another name. */
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
      /** Nobody knows whether it was done. */
      unknown() {
        underway.delete(key);
        keep();
      },
      /** It was done, or will never be. */
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
