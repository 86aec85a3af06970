const maxKnown = 2000;

/** Records repeat the same words, and proposals are made for every record that is read. */
export function remember<Result>(): (key: string, derive: () => Result) => Result {
  const known = new Map<string, Result>();
  return (key, derive) => {
    const before = known.get(key);
    if (before !== undefined) return before;
    if (known.size >= maxKnown) known.clear();
    const found = derive();
    known.set(key, found);
    return found;
  };
}
