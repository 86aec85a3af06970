import { findRanges } from '@libretto/design-system/internals/highlight';
import { dropStopWords } from './stop-words.ts';

const maxWords = 12;
const minLength = 2;
/** As the server finds them: shorter words only where a word begins. */
export const minInside = 5;

/** The words of a query that are worth marking: single letters and articles would be marked everywhere. */
export const toMarkedWords = (query: string): string =>
  dropStopWords(query.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length >= minLength))
    .slice(0, maxWords)
    .join(' ');

/** The first word is within two lines of a phone, of which the date and the state take one. */
const before = 16;
const longest = 120;

/** A part of a long text with the first word of the query. */
export function excerpt(text: string, query: string): string {
  const at = findRanges(text, toMarkedWords(query), minInside)[0]?.start ?? 0;
  const space = text.lastIndexOf(' ', at - before);
  const begin = at > 2 * before && space > 0 ? space + 1 : 0;
  const end = begin + longest;
  return `${begin > 0 ? '… ' : ''}${text.slice(begin, end)}${end < text.length ? '…' : ''}`;
}
