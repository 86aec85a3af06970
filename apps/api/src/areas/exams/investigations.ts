import type { components } from '../../contract/contract.gen.ts';
import { normalizeForSearch } from '../../search.ts';

export type Investigation = components['schemas']['DiagnosticInvestigation'];

interface Entry {
  investigation: Investigation;
  name: string;
  words: string;
}

/** Common names for abbreviations and Latin terms. */
const synonyms: readonly [pattern: RegExp, terms: string][] = [
  [/\brm\b/, 'risonanza magnetica rmn'],
  [/\btc\b/, 'tac tomografia'],
  [/\b(rx|radiografia)\b/, 'rx radiografia raggi lastra'],
  [/\b(ecg|elettrocardiogramma)\b/, 'ecg elettrocardiogramma'],
  [/\bmoc\b|densitometria/, 'moc densitometria ossea'],
  [/\bglucosio\b/, 'glicemia'],
];

function withSynonyms(name: string): string {
  const synonymsOfName = synonyms.filter(([pattern]) => pattern.test(name)).map(([, terms]) => terms);
  return ` ${[name, ...synonymsOfName].join(' ')}`;
}

export class Investigations {
  readonly #entries: Entry[];
  readonly #ids: Set<number>;

  constructor(list: readonly Investigation[]) {
    this.#entries = list.map((investigation) => {
      const name = normalizeForSearch(investigation.descrizione);
      return { investigation, name, words: withSynonyms(name) };
    });
    this.#entries.sort((a, b) => a.name.length - b.name.length || (a.name < b.name ? -1 : 1));
    this.#ids = new Set(list.map(({ id }) => id));
  }

  has(id: number): boolean {
    return this.#ids.has(id);
  }

  search(text: string, limit: number): Investigation[] {
    const words = normalizeForSearch(text).split(' ');
    if (words[0] === '') return [];
    const whole = words.join(' ');
    const found: [Investigation[], Investigation[], Investigation[]] = [[], [], []];
    for (const { name, words: known, investigation } of this.#entries) {
      if (!words.every((word) => known.includes(word))) continue;
      if (name.startsWith(whole)) found[0].push(investigation);
      else if (words.every((word) => known.includes(` ${word}`))) found[1].push(investigation);
      else found[2].push(investigation);
    }
    return found.flat().slice(0, limit);
  }
}

let investigations: Promise<Investigations> | undefined;

export function loadInvestigations(): Promise<Investigations> {
  investigations ??= import('./investigations.json', { with: { type: 'json' } }).then(
    // A test validates the file against the contract.
    ({ default: list }) => new Investigations(list as Investigation[]),
  );
  return investigations;
}
