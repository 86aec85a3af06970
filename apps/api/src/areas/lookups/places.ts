import type { components } from '../../contract/contract.gen.ts';
import { normalizeForSearch } from '../../search.ts';
import { capitals } from './capitals.ts';

export type City = components['schemas']['City'];

interface Entry {
  city: City;
  name: string;
  /** 0: provincial capital; 1: existing place; 2: former place or name. */
  rank: 0 | 1 | 2;
}

export class Places {
  readonly #entries: Entry[];
  readonly #names: Set<string>;

  /** One line per place: code, province, 1 if it ceased to exist, name. */
  constructor(lines: string) {
    const entries = lines.split('\n').map((line): Entry => {
      const [codice_catastale = '', provincia = '', ceased = '', city = ''] = line.split('\t');
      return {
        city: { city, provincia, codice_catastale, estero: codice_catastale.startsWith('Z') },
        name: normalizeForSearch(city),
        rank: ceased === '1' ? 2 : capitals.has(codice_catastale) ? 0 : 1,
      };
    });
    // Order within equal matches; shorter names first.
    entries.sort((a, b) => a.rank - b.rank || (a.name < b.name ? -1 : 1));
    const seen = new Set<string>();
    this.#entries = entries.filter(({ name, city }) => {
      const key = `${name}/${city.provincia}`;
      return seen.has(key) ? false : seen.add(key);
    });
    this.#names = new Set(this.#entries.map(({ name }) => name));
  }

  has(name: string): boolean {
    return this.#names.has(normalizeForSearch(name));
  }

  /** Exact name, name prefix, word prefix, substring; within each, provincial capitals, other places, former places. */
  search(text: string, limit: number): City[] {
    const query = normalizeForSearch(text);
    if (query === '') return [];
    const found: [City[], City[], City[], City[]] = [[], [], [], []];
    for (const { name, city } of this.#entries) {
      const at = name.indexOf(query);
      if (at < 0) continue;
      if (name === query) found[0].push(city);
      else if (at === 0) found[1].push(city);
      else if (name.includes(` ${query}`)) found[2].push(city);
      else found[3].push(city);
    }
    const places = new Map<string, City>();
    for (const city of found.flat()) if (!places.has(city.codice_catastale)) places.set(city.codice_catastale, city);
    return [...places.values()].slice(0, limit);
  }
}

let places: Promise<Places> | undefined;

export function loadPlaces(): Promise<Places> {
  places ??= import('./places.gen.ts').then(({ default: lines }) => new Places(lines));
  return places;
}
