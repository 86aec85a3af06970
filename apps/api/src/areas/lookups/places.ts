import type { components } from '../../contract/contract.gen.ts';
import { comparable } from '../../search.ts';
import { capitals } from './capitals.ts';

export type City = components['schemas']['City'];

interface Entry {
  city: City;
  /** The name as it is compared. */
  name: string;
  /** 0 for a provincial capital, 1 for another place that exists, 2 for one that does not or is called otherwise now. */
  rank: 0 | 1 | 2;
}

/** Italian municipalities, also former ones and former names, and foreign countries. */
export class Places {
  readonly #entries: Entry[];
  readonly #names: Set<string>;

  /** One line a place: code, province, 1 when it has ceased, name. */
  constructor(lines: string) {
    const entries = lines.split('\n').map((line): Entry => {
      const [codice_catastale = '', provincia = '', ceased = '', city = ''] = line.split('\t');
      return {
        city: { city, provincia, codice_catastale, estero: codice_catastale.startsWith('Z') },
        name: comparable(city),
        rank: ceased === '1' ? 2 : capitals.has(codice_catastale) ? 0 : 1,
      };
    });
    // The order within the same quality of match. A name that begins with another one comes after it.
    entries.sort((a, b) => a.rank - b.rank || (a.name < b.name ? -1 : 1));
    const seen = new Set<string>();
    this.#entries = entries.filter(({ name, city }) => {
      const key = `${name}/${city.provincia}`;
      return seen.has(key) ? false : seen.add(key);
    });
    this.#names = new Set(this.#entries.map(({ name }) => name));
  }

  has(name: string): boolean {
    return this.#names.has(comparable(name));
  }

  /**
   * Best first: the name itself, names that begin with the text, names with a word that begins with it, names that hold
   * it; in each group provincial capitals, then other places by the alphabet, then former ones. Each place once.
   */
  search(text: string, most: number): City[] {
    const wanted = comparable(text);
    if (wanted === '') return [];
    const found: [City[], City[], City[], City[]] = [[], [], [], []];
    for (const { name, city } of this.#entries) {
      const at = name.indexOf(wanted);
      if (at < 0) continue;
      if (name === wanted) found[0].push(city);
      else if (at === 0) found[1].push(city);
      else if (name.includes(` ${wanted}`)) found[2].push(city);
      else found[3].push(city);
    }
    const places = new Map<string, City>();
    for (const city of found.flat()) if (!places.has(city.codice_catastale)) places.set(city.codice_catastale, city);
    return [...places.values()].slice(0, most);
  }
}

let places: Promise<Places> | undefined;

/** Read when first needed, which a server makes happen once it listens. */
export function loadPlaces(): Promise<Places> {
  places ??= import('./places.gen.ts').then(({ default: lines }) => new Places(lines));
  return places;
}
