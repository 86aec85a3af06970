import type { components } from '../../contract/contract.gen.ts';
import { comparable } from '../../search.ts';

export type City = components['schemas']['City'];

interface Entry {
  city: City;
  /** The name as it is compared. */
  name: string;
  ceased: boolean;
}

/** Italian municipalities, also those that are no more, and foreign countries. */
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
        ceased: ceased === '1',
      };
    });
    // What is better within the same quality of match comes first: existing ones, then the shorter name.
    entries.sort(
      (a, b) => Number(a.ceased) - Number(b.ceased) || a.name.length - b.name.length || (a.name < b.name ? -1 : 1),
    );
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

  /** Best first: the name itself, names that begin with the text, names with a word that begins with it, names that hold it. */
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
    return found.flat().slice(0, most);
  }
}

let places: Promise<Places> | undefined;

/** Read when first needed, which a server makes happen once it listens. */
export function loadPlaces(): Promise<Places> {
  places ??= import('./places.gen.ts').then(({ default: lines }) => new Places(lines));
  return places;
}
