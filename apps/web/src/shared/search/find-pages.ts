export interface FoundPage {
  label: string;
  url: string;
  image: string;
}

interface Place {
  label: string;
  url: string;
  image: string;
  active: boolean;
}

interface Section extends Place {
  submenu: readonly Place[];
}

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
const splitWords = (text: string) =>
  fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

const maxPages = 6;
const minStemLength = 4;

/** True for a beginning, and for another ending of the same word: “vaccino” finds “Vaccini”. */
function isBegun(word: string, wanted: string): boolean {
  if (word.startsWith(wanted)) return true;
  const stem = wanted.slice(0, -1);
  return stem.length >= minStemLength && word.startsWith(stem) && word.length <= wanted.length + 1;
}

/** Returns the pages of the menu whose names or other words contain every word of the query. */
export function findPages(
  sections: readonly Section[],
  query: string,
  describe: { label(place: Place): string; otherWords(place: Place): string },
): FoundPage[] {
  const wanted = splitWords(query);
  if (wanted.length === 0) return [];
  const places = sections.flatMap((section) =>
    section.submenu.length === 0
      ? [{ place: section, parent: '' }]
      : section.submenu.map((place) => ({ place, parent: describe.label(section) })),
  );
  const found = places.flatMap(({ place, parent }) => {
    const label = describe.label(place);
    const own = splitWords(label);
    const all = [...own, ...splitWords(parent), ...splitWords(describe.otherWords(place))];
    if (!place.active || !wanted.every((word) => all.some((known) => isBegun(known, word)))) return [];
    const isNamed = wanted.every((word) => own.some((known) => isBegun(known, word)));
    return [{ label, url: place.url, image: place.image, isNamed }];
  });
  return found
    .sort((one, other) => Number(other.isNamed) - Number(one.isNamed))
    .slice(0, maxPages)
    .map(({ isNamed: _, ...page }) => page);
}
