/** As good as unique, also on pages that were not encrypted on their way, where `randomUUID` is missing. */
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The names of what was sent and not answered: sent again under its name, it is done once, whether it had arrived or not. */
export function unansweredKeys() {
  const kept = new Map<string, string>();
  return {
    /** The name for sending this, until it is known what became of it: what is sent beside it has another. */
    take(what: string): string {
      const key = kept.get(what) ?? newKey();
      kept.delete(what);
      return key;
    },
    /** Nobody knows whether it was done. */
    keep: (what: string, key: string) => void kept.set(what, key),
  };
}
