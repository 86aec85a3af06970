export interface Range {
  start: number;
  end: number;
}

const stripMarks = (letter: string) => letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const isWordPart = (letter: string | undefined) => letter !== undefined && /[\p{L}\p{N}]/u.test(letter);

/**
 * Returns the ranges in which the words of a query occur, ignoring case and accents; sorted and disjoint. Words shorter
 * than `minInside` count only where a word of the text begins.
 */
export function findRanges(text: string, query: string, minInside = 1): Range[] {
  // Folding may change the length, so every folded character stores its source index.
  let folded = '';
  const from: number[] = [];
  const to: number[] = [];
  let at = 0;
  for (const letter of text) {
    const plain = stripMarks(letter);
    for (let unit = 0; unit < plain.length; unit += 1) {
      from.push(at);
      to.push(at + letter.length);
    }
    // A combining mark belongs to the preceding letter.
    if (plain === '' && to.length > 0) to[to.length - 1] = at + letter.length;
    folded += plain;
    at += letter.length;
  }

  const found: Range[] = [];
  for (const word of new Set(query.split(/\s+/).map((one) => [...one].map(stripMarks).join('')))) {
    if (word === '') continue;
    for (let hit = folded.indexOf(word); hit >= 0; hit = folded.indexOf(word, hit + word.length)) {
      if (word.length < minInside && isWordPart(folded[hit - 1])) continue;
      found.push({ start: from[hit] ?? 0, end: to[hit + word.length - 1] ?? 0 });
    }
  }
  return merge(found.sort((one, other) => one.start - other.start));
}

function merge(sorted: readonly Range[]): Range[] {
  const merged: Range[] = [];
  for (const range of sorted) {
    const last = merged.at(-1);
    if (last && range.start <= last.end) last.end = Math.max(last.end, range.end);
    else merged.push({ ...range });
  }
  return merged;
}
