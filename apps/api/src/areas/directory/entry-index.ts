import type { Directory, Entry } from './directory.ts';

export type Match<Data> = { found: 'none' } | { found: 'several' } | { found: 'one'; entry: Entry<Data> };

export class EntryIndex<Data extends object> {
  readonly #directory: Directory<Data>;
  readonly #byId = new Map<number, Entry<Data>>();
  readonly #strong = new Map<string, Set<Entry<Data>>>();
  readonly #weak = new Map<string, Set<Entry<Data>>>();

  constructor(directory: Directory<Data>) {
    this.#directory = directory;
  }

  add(entry: Entry<Data>): void {
    this.#byId.set(entry.id, entry);
    this.addAlias(entry, entry.data);
  }

  addAlias(entry: Entry<Data>, data: Data): void {
    for (const key of this.#directory.weakKeys(data)) addToSet(this.#weak, key, entry);
    const strong = this.#directory.strongKey(data);
    if (strong !== undefined) addToSet(this.#strong, strong, entry);
  }

  get(id: number): Entry<Data> | undefined {
    return this.#byId.get(id);
  }

  match(data: Data): Match<Data> {
    const { strongKey, weakKeys } = this.#directory;
    const strong = strongKey(data);
    const same = strong === undefined ? undefined : this.#strong.get(strong);
    if (same !== undefined) return toMatch(same);
    const [weak] = weakKeys(data);
    const similar = [...(this.#weak.get(weak) ?? [])].filter(
      // Different strong keys mean different entries, even with the same weak key.
      (entry) => strong === undefined || strongKey(entry.data) === undefined,
    );
    return toMatch(similar);
  }
}

function addToSet<Value>(map: Map<string, Set<Value>>, key: string, value: Value): void {
  const values = map.get(key);
  if (values === undefined) map.set(key, new Set([value]));
  else values.add(value);
}

function toMatch<Data>(entries: Iterable<Entry<Data>>): Match<Data> {
  const [entry, second] = entries;
  if (entry === undefined) return { found: 'none' };
  return second === undefined ? { found: 'one', entry } : { found: 'several' };
}
