import { findRanges } from '@libretto/design-system/internals/highlight';

const maxWords = 12;
const minLength = 2;

/** The words of a query that are worth marking: single letters would be marked everywhere. */
export const toMarkedWords = (query: string): string =>
  query
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= minLength)
    .slice(0, maxWords)
    .join(' ');

const before = 30;
const longest = 160;

/** A part of a long text with the first word of the query. */
export function excerpt(text: string, query: string): string {
  const at = findRanges(text, toMarkedWords(query))[0]?.start ?? 0;
  const space = text.lastIndexOf(' ', at - before);
  const begin = at > 2 * before && space > 0 ? space + 1 : 0;
  const end = begin + longest;
  return `${begin > 0 ? '… ' : ''}${text.slice(begin, end)}${end < text.length ? '…' : ''}`;
}
