import { normalizeForSearch } from '../../search.ts';

export interface Product {
  name: string;
  substances: readonly (readonly string[])[];
  words: string;
}

export interface Match<Of> {
  product: Of;
  /** Search words that the product lacks: perhaps a strength, form or company. */
  rest: string[];
  complete: boolean;
}

export const splitWords = (text: string) => normalizeForSearch(text).split(' ').filter(Boolean);

/** One string searches tens of thousands of products in 1 to 2 ms with a tenth of the memory of separate strings. */
export class ProductIndex<Of extends Product> {
  readonly #products: Of[];
  /** Lines: ` name \t substance ; synonym , substance \t words `. */
  readonly #text: string;
  readonly #starts: Uint32Array;

  constructor(products: readonly Of[]) {
    const named = products.map((product) => ({ product, name: normalizeForSearch(product.name) }));
    named.sort((a, b) => a.name.length - b.name.length || (a.name < b.name ? -1 : 1));
    this.#products = named.map(({ product }) => product);
    this.#starts = new Uint32Array(named.length);
    let text = '';
    for (const [i, { product, name }] of named.entries()) {
      this.#starts[i] = text.length;
      const substances = product.substances.map((names) => names.map(normalizeForSearch).join(' ; ')).join(' , ');
      text += `\n ${name} \t ${substances} \t ${normalizeForSearch(product.words)} `;
    }
    this.#text = `${text}\n`;
  }

  get isEmpty(): boolean {
    return this.#products.length === 0;
  }

  /**
   * Best first: exact name, name prefix, word prefix in the name, elsewhere, within the name; single substances first, look-alikes last.
   * At least one word must match. Stops after enough name prefixes, because shorter names are searched first.
   */
  search(words: readonly string[], enough: number): Match<Of>[] {
    const found = Array.from({ length: gradeCount }, (): Match<Of>[] => []);
    // Numbers are usually strengths, and single letters match nearly everything.
    const significant = words.filter((word) => word.length > 1 && /\p{L}/u.test(word));
    let best = 0;
    for (const line of this.#linesWith(significant.length > 0 ? significant : words)) {
      if (best >= enough) break;
      const product = this.#products[line];
      if (product === undefined) continue;
      const known = this.#line(line);
      const own = words.filter((word) => holdsWord(known, word));
      const rest = own.length === words.length ? [] : words.filter((word) => !own.includes(word));
      const { grade, complete } = gradeMatch(known, own);
      found[grade]?.push({ product, rest, complete });
      if (grade <= prefixGrade && rest.length === 0) best += 1;
    }
    return found.flat().sort((one, other) => one.rest.length - other.rest.length);
  }

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

export const holdsWord = (text: string, word: string): boolean => text.includes(word.length === 1 ? ` ${word} ` : word);

const [prefixGrade, lastSingleGrade] = [1, 4];
/** Within a word of a substance, as amox in tamoxifen: another medicine, behind all others. */
const lookAlikeGrade = 2 * lastSingleGrade + 1;
const gradeCount = lookAlikeGrade + 1;

function gradeMatch(known: string, words: readonly string[]): { grade: number; complete: boolean } {
  const [name = '', substances = ''] = known.split('\t');
  const whole = ` ${words.join(' ')} `;
  const isName = name === whole;
  const parts = substances.split(',');
  const matchingParts = parts.filter((part) => words.some((word) => part.includes(` ${word}`)));
  const complete =
    isName ||
    matchingParts.some((part) => part.split(';').some((one) => splitWords(one).every((word) => words.includes(word))));
  if (isName) return { grade: 0, complete };
  const isCombination = matchingParts.length > 0 && matchingParts.length < parts.length;
  const grade = gradeName(name, known, whole.trimEnd(), words);
  return { grade: grade < lookAlikeGrade && isCombination ? grade + lastSingleGrade : grade, complete };
}

/** Texts have a space before each word. A prefix such as in Cardioaspirina counts. */
function gradeName(name: string, known: string, whole: string, words: readonly string[]): number {
  if (name.startsWith(whole) || whole.startsWith(name.trimEnd())) return prefixGrade;
  if (words.every((word) => name.includes(` ${word}`))) return 2;
  if (words.every((word) => known.includes(` ${word}`))) return 3;
  return words.every((word) => name.includes(word) || known.includes(` ${word}`)) ? lastSingleGrade : lookAlikeGrade;
}

/** Yields matches with all words, then, for full names, with the strength only: the rest may be a company. */
export function* attempts<Of>(matches: readonly Match<Of>[]): Generator<Match<Of>[]> {
  yield [...matches];
  yield matches
    .filter(({ complete }) => complete)
    .map((match) => ({ ...match, rest: match.rest.filter((word) => /\d/.test(word)) }));
}
