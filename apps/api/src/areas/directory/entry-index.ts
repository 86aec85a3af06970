import type { Directory, Entry } from './directory.ts';

export type Match<Data> = { found: 'none' } | { found: 'several' } | { found: 'one'; entry: Entry<Data> };

/** Finds entries of a directory by id and by what tells them apart. */
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
    this.know(entry, entry.data);
  }

  /** Lets an entry be found by other data too, such as those it is about to have. */
  know(entry: Entry<Data>, data: Data): void {
    for (const key of this.#directory.weakKeys(data)) put(this.#weak, key, entry);
    const strong = this.#directory.strongKey(data);
    if (strong !== undefined) put(this.#strong, strong, entry);
  }

  get(id: number): Entry<Data> | undefined {
    return this.#byId.get(id);
  }

  /** The entry that is the same as these data. */
  match(data: Data): Match<Data> {
    const { strongKey, weakKeys } = this.#directory;
    const strong = strongKey(data);
    const same = strong === undefined ? undefined : this.#strong.get(strong);
    if (same !== undefined) return oneOf(same);
    const [weak] = weakKeys(data);
    const similar = [...(this.#weak.get(weak) ?? [])].filter(
      // Two strong keys that differ are two entries, however alike they are otherwise.
      (entry) => strong === undefined || strongKey(entry.data) === undefined,
    );
    return oneOf(similar);
  }
}

function put<Value>(map: Map<string, Set<Value>>, key: string, value: Value): void {
  const values = map.get(key);
  if (values === undefined) map.set(key, new Set([value]));
  else values.add(value);
}

function oneOf<Data>(entries: Iterable<Entry<Data>>): Match<Data> {
  const [entry, second] = entries;
  if (entry === undefined) return { found: 'none' };
  return second === undefined ? { found: 'one', entry } : { found: 'several' };
}
