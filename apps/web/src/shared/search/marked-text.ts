const fold = (letter: string) => letter.normalize('NFD').charAt(0).toLowerCase();

export interface Piece {
  text: string;
  marked: boolean;
}

const maxWords = 12;
const minMarkLength = 2;

/** Splits a text at the words of a query, ignoring case and accents. */
export function markWords(text: string, query: string): Piece[] {
  // One unit per unit of the text, so that positions stay the same.
  const folded = [...text.split('')].map(fold).join('');
  const words = query
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= minMarkLength)
    .slice(0, maxWords)
    .map((word) => word.split('').map(fold).join(''));
  const marked = new Uint8Array(text.length);
  for (const word of words) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length))
      marked.fill(1, at, at + word.length);
  }
  const pieces: Piece[] = [];
  for (let begin = 0, end = 0; begin < text.length; begin = end) {
    while (end < text.length && marked[end] === marked[begin]) end += 1;
    pieces.push({ text: text.slice(begin, end), marked: marked[begin] === 1 });
  }
  return pieces;
}

const before = 30;
const longest = 160;

/** A part of a long text with the first word of the query. */
export function excerpt(text: string, query: string): string {
  const first = markWords(text, query);
  const at = first[0]?.marked ? 0 : (first[0]?.text.length ?? 0);
  const hasMark = first.some(({ marked }) => marked);
  const space = text.lastIndexOf(' ', at - before);
  const begin = hasMark && at > 2 * before && space > 0 ? space + 1 : 0;
  const end = begin + longest;
  return `${begin > 0 ? '… ' : ''}${text.slice(begin, end)}${end < text.length ? '…' : ''}`;
}
