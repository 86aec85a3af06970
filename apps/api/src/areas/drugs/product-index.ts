import { comparable } from '../../search.ts';

export interface Product {
  name: string;
  /** Each with all of its names. */
  substances: readonly (readonly string[])[];
  /** Further words: ingredient as it is written, codes, diseases. */
  words: string;
}

export interface Match<Of> {
  product: Of;
  /** Words of the search that neither the name nor the other words hold: perhaps a strength, a form or a company. */
  rest: string[];
  /** The rest aside, the whole name of the product or of one of its substances was asked for. */
  complete: boolean;
}

/** The words that a text asks for. */
export const wordsOf = (text: string) => comparable(text).split(' ').filter(Boolean);

/**
 * Products by their words, as one text: tens of thousands of them are searched in a millisecond or two, and one text
 * takes a tenth of the memory of as many strings.
 */
export class ProductIndex<Of extends Product> {
  readonly #products: Of[];
  /** For each product `\n name \t substance ; other name of it , substance \t words `. */
  readonly #text: string;
  readonly #starts: Uint32Array;

  constructor(products: readonly Of[]) {
    const named = products.map((product) => ({ product, name: comparable(product.name) }));
    // Of those that match equally well, the shorter name is the more likely one.
    named.sort((a, b) => a.name.length - b.name.length || (a.name < b.name ? -1 : 1));
    this.#products = named.map(({ product }) => product);
    this.#starts = new Uint32Array(named.length);
    let text = '';
    for (const [i, { product, name }] of named.entries()) {
      this.#starts[i] = text.length;
      const substances = product.substances.map((names) => names.map(comparable).join(' ; ')).join(' , ');
      text += `\n ${name} \t ${substances} \t ${comparable(product.words)} `;
    }
    this.#text = `${text}\n`;
  }

  get isEmpty(): boolean {
    return this.#products.length === 0;
  }

  /**
   * Best first: the name itself, names that begin with the text, names whose words begin so, other words that begin so,
   * whatever else holds it. A substance that is asked for comes alone before it comes with others. One of the words at
   * least is the product's; those that know most of the words come first. It stops when it has found enough whose names
   * begin with the text: shorter names are looked at first.
   */
  search(words: readonly string[], enough: number): Match<Of>[] {
    const found = Array.from({ length: grades }, (): Match<Of>[] => []);
    // A number alone is a strength far more often than a name, and a letter alone is in nearly all of them.
    const telling = words.filter((word) => word.length > 1 && /\p{L}/u.test(word));
    let best = 0;
    for (const line of this.#linesWith(telling.length > 0 ? telling : words)) {
      if (best >= enough) break;
      const product = this.#products[line];
      if (product === undefined) continue;
      const known = this.#line(line);
      const own = words.filter((word) => holdsWord(known, word));
      const rest = own.length === words.length ? [] : words.filter((word) => !own.includes(word));
      const { grade, complete } = judge(known, own);
      found[grade]?.push({ product, rest, complete });
      if (grade <= begins && rest.length === 0) best += 1;
    }
    return found.flat().sort((one, other) => one.rest.length - other.rest.length);
  }

  /** In their order, each once. */
  #linesWith(words: readonly string[]): Iterable<number> {
    const [word = '', ...others] = words;
    if (others.length === 0) return this.#linesWithOne(word);
    const lines = new Set(words.flatMap((one) => [...this.#linesWithOne(one)]));
    return [...lines].sort((a, b) => a - b);
  }

  *#linesWithOne(word: string): Generator<number> {
    let at = word === '' ? -1 : this.#text.indexOf(word);
    while (at >= 0) {
      const line = this.#lineAt(at);
      yield line;
      at = this.#text.indexOf(word, this.#end(line));
    }
  }

  #end(line: number): number {
    return this.#starts[line + 1] ?? this.#text.length;
  }

  #line(line: number): string {
    return this.#text.slice((this.#starts[line] ?? 0) + 1, this.#end(line));
  }

  #lineAt(position: number): number {
    let low = 0;
    let high = this.#starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.#starts[middle] ?? 0) <= position) low = middle;
      else high = middle - 1;
    }
    return low;
  }
}

/** Tells whether a text, with a space at either end, holds a word; a letter alone has to be a word of its own there. */
export const holdsWord = (text: string, word: string): boolean => text.includes(word.length === 1 ? ` ${word} ` : word);

/** Grades of a name that begins with what was asked for, and of the last one that a single substance can have. */
const [begins, last] = [1, 4];
/** A combination comes after every single substance. */
const grades = 2 * last + 1;

/** How well a product matches the words that it knows; 0 is best. */
function judge(known: string, words: readonly string[]): { grade: number; complete: boolean } {
  const [name = '', substances = ''] = known.split('\t');
  const whole = ` ${words.join(' ')} `;
  const isName = name === whole;
  const parts = substances.split(',');
  const meant = parts.filter((part) => words.some((word) => part.includes(` ${word}`)));
  const complete =
    isName || meant.some((part) => part.split(';').some((one) => wordsOf(one).every((word) => words.includes(word))));
  if (isName) return { grade: 0, complete };
  const isCombination = meant.length > 0 && meant.length < parts.length;
  return { grade: place(name, known, whole.trimEnd(), words) + (isCombination ? last : 0), complete };
}

/** Names and other words have a space before each word. Cardioaspirina begins with the name that is meant. */
function place(name: string, known: string, whole: string, words: readonly string[]): number {
  if (name.startsWith(whole) || whole.startsWith(name.trimEnd())) return begins;
  if (words.every((word) => name.includes(` ${word}`))) return 2;
  return words.every((word) => known.includes(` ${word}`)) ? 3 : last;
}

/**
 * Yields the matches to try, until one attempt finds something: first with all of the rest, then with only the strength
 * of it, for products whose whole name or substance was asked for; the other words may be a company that the list does
 * not know.
 */
export function* attempts<Of>(matches: readonly Match<Of>[]): Generator<Match<Of>[]> {
  yield [...matches];
  yield matches
    .filter(({ complete }) => complete)
    .map((match) => ({ ...match, rest: match.rest.filter((word) => /\d/.test(word)) }));
}
