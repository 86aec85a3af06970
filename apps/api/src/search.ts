import { type RawBuilder, sql } from 'kysely';

/** Normalizes text for searches: ignores accents, case, apostrophes and hyphens. */
export function normalizeForSearch(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

export const joinTexts = (...parts: (string | null)[]): string => parts.filter(Boolean).join(' · ');

export function containsWords(text: RawBuilder<string>, search: string): RawBuilder<boolean> {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  // Not `like`, in which % would be a wildcard.
  const held = words.map((word) => sql`length(replace(${text}, ${word}, '')) < length(${text})`);
  return held.length === 0 ? sql<boolean>`1 = 1` : sql<boolean>`(${sql.join(held, sql` and `)})`;
}
