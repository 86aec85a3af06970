import { type RawBuilder, sql } from 'kysely';

/** A text as it is searched: accents, letter case, apostrophes and hyphens do not count. */
export function comparable(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Joins what there is of the texts of a found record. */
export const joinedWords = (...parts: (string | null)[]): string => parts.filter(Boolean).join(' · ');

/** Matches rows whose text, in lower case, holds every word of a search. */
export function holdsWords(text: RawBuilder<string>, search: string): RawBuilder<boolean> {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  // Not `like`, in which a % of the search would stand for anything.
  const held = words.map((word) => sql`length(replace(${text}, ${word}, '')) < length(${text})`);
  return held.length === 0 ? sql<boolean>`1 = 1` : sql<boolean>`(${sql.join(held, sql` and `)})`;
}
