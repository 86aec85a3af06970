import { fold } from './fold.ts';
import { isOneTypo } from './one-typo.ts';
import { dropStopWords } from './stop-words.ts';

export interface FoundPage {
  label: string;
  url: string;
  image: string;
}

export interface Place {
  label: string;
  url: string;
  image: string;
  active: boolean;
}

interface Section extends Place {
  submenu: readonly Place[];
}

export const splitWords = (text: string) =>
  fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

const maxPages = 6;
const minStemLength = 4;
/** Shorter words have too many neighbours. */
const minTypoLength = 5;

/** True for a beginning, and for another ending of the same word: “vaccino” finds “Vaccini”. */
export function isBegun(word: string, wanted: string): boolean {
  if (word.startsWith(wanted)) return true;
  const stem = wanted.slice(0, -1);
  return stem.length >= minStemLength && word.startsWith(stem) && word.length <= wanted.length + 1;
}

/** “vacini” and “farmcai” are also beginnings, with a typo. */
export function isMistyped(word: string, wanted: string): boolean {
  if (wanted.length < minTypoLength) return false;
  return [-1, 0, 1].some((more) => isOneTypo(word.slice(0, wanted.length + more), wanted));
}

/**
 * Returns the pages of the menu whose names or other words contain every word of the query; where there are none, those
 * whose names contain it with a typo.
 */
export function findPages(
  sections: readonly Section[],
  query: string,
  describe: { label(place: Place): string; otherWords(place: Place): string },
): FoundPage[] {
  const wanted = dropStopWords(splitWords(query));
  if (wanted.length === 0) return [];
  const places = sections.flatMap((section) =>
    section.submenu.length === 0
      ? [{ place: section, parent: '' }]
      : section.submenu.map((place) => ({ place, parent: describe.label(section) })),
  );
  const find = (isFound: typeof isBegun) =>
    places.flatMap(({ place, parent }) => {
      const label = describe.label(place);
      const own = splitWords(label);
      const all = [...own, ...splitWords(parent), ...splitWords(describe.otherWords(place))];
      if (!place.active || !wanted.every((word) => all.some((known) => isFound(known, word)))) return [];
      const isNamed = wanted.every((word) => own.some((known) => isFound(known, word)));
      return [{ label, url: place.url, image: place.image, isNamed }];
    });
  const begun = find(isBegun);
  const found = begun.length > 0 ? begun : find((known, word) => isBegun(known, word) || isMistyped(known, word));
  return found
    .sort((one, other) => Number(other.isNamed) - Number(one.isNamed))
    .slice(0, maxPages)
    .map(({ isNamed: _, ...page }) => page);
}
