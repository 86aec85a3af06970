import { comparable } from '../../search.ts';

export interface Product {
  name: string;
  /** What else it is known by: ingredient, codes, diseases. */
  words: string;
}

export interface Match<Of> {
  product: Of;
  /** What was asked for and is neither in the name nor in the other words: perhaps a strength or a form. */
  rest: string[];
}

/** The words that a text asks for. */
export const wordsOf = (text: string) => comparable(text).split(' ').filter(Boolean);

/**
 * Products by their words, as one text: tens of thousands of them are searched in a millisecond or two, and one text
 * takes a tenth of the memory of as many strings.
 */
export class ProductIndex<Of extends Product> {
  readonly #products: Of[];
  /** For each product `\n name\t words`. */
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
      text += `\n ${name}\t ${comparable(product.words)}`;
    }
    this.#text = `${text}\n`;
  }

  get isEmpty(): boolean {
    return this.#products.length === 0;
  }

  /**
   * Best first: the name itself, names that begin with the text, names whose words begin so, other words that begin so,
   * whatever else holds it. One of the words at least is the product's; those that know most of the words come first.
   * It stops when it has found enough whose names begin with the text: shorter names are looked at first.
   */
  search(words: readonly string[], enough: number): Match<Of>[] {
    const found: Match<Of>[][] = [[], [], [], [], []];
    // A number alone is a strength far more often than a name.
    const telling = words.filter((word) => /\p{L}/u.test(word));
    let best = 0;
    for (const line of this.#linesWith(telling.length > 0 ? telling : words)) {
      if (best >= enough) break;
      const product = this.#products[line];
      if (product === undefined) continue;
      const known = this.#line(line);
      const own = words.filter((word) => known.includes(word));
      const rest = own.length === words.length ? [] : words.filter((word) => !own.includes(word));
      const place = rank(known.slice(0, known.indexOf('\t')), known, own);
      found[place]?.push({ product, rest });
      if (place <= begins && rest.length === 0) best += 1;
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

const begins = 1;

/** Names and other words have a space before each word. */
function rank(name: string, known: string, words: readonly string[]): number {
  const whole = ` ${words.join(' ')}`;
  if (name === whole) return 0;
  if (name.startsWith(whole)) return 1;
  if (words.every((word) => name.includes(` ${word}`))) return 2;
  return words.every((word) => known.includes(` ${word}`)) ? 3 : 4;
}
