import { labelKeys } from '@libretto/medical-calc/labels';
import type { CalculatorId } from '@libretto/medical-calc/load';
import { alsoFor, sameThing } from './library-synonyms.ts';

export interface Entry {
  id: CalculatorId;
  title: string;
  description: string;
  group: string;
}

/** The words of all calculators, in the language of the page. */
type Words = Readonly<Record<string, string>>;

/** Words as they are compared: without accents and capitals, subscripts as plain digits. */
const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** What an entry is found by: its words, and those by which other people call the same. */
function textOf({ id, title, description, group }: Entry, words: Words): string {
  const labels = labelKeys[id].map((key) => words[key]);
  const text = plain([title, description, group, id, ...labels, alsoFor[id] ?? ''].join(' '));
  const spaced = ` ${text.replace(/[^a-z0-9]+/g, ' ')} `;
  const others = sameThing.filter((names) => names.some((name) => spaced.includes(` ${plain(name)} `)));
  return [text, ...others.flat().map(plain)].join(' ');
}

/** The entries in which every word of the search occurs, or one that means the same. */
export function searchLibrary(entries: readonly Entry[], words: Words, search: string): readonly Entry[] {
  const wanted = plain(search).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return entries;
  return entries.filter((entry) => {
    const text = textOf(entry, words);
    return wanted.every((word) => text.includes(word));
  });
}
