import { labelKeys } from '@libretto/medical-calc/labels';
import { type CalculatorId, calculatorIds } from '@libretto/medical-calc/load';
import { type Group, groupOf } from './groups.ts';
import { alsoFor, sameThing } from './library-synonyms.ts';

export interface Entry {
  id: CalculatorId;
  title: string;
  description: string;
  group: string;
  /** Of what it asks and answers. */
  labels: readonly string[];
}

/** Every calculator, in the words of a language. */
export function libraryEntries(words: Readonly<Record<string, string>>, nameOf: (group: Group) => string): Entry[] {
  return calculatorIds.map((id) => ({
    id,
    title: words[`${id}.title`] ?? id,
    description: words[`${id}.description`] ?? '',
    group: nameOf(groupOf[id]),
    labels: labelKeys[id].flatMap((key) => words[key] ?? []),
  }));
}

/** Words as they are compared: without accents and capitals, subscripts as plain digits. */
const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** What an entry is found by: its words, and those by which other people call the same. */
function textOf({ id, title, description, group, labels }: Entry): string {
  const text = plain([title, description, group, id, ...labels, alsoFor[id] ?? ''].join(' '));
  const spaced = ` ${text.replace(/[^a-z0-9]+/g, ' ')} `;
  const others = sameThing.filter((names) => names.some((name) => spaced.includes(` ${plain(name)} `)));
  return [text, ...others.flat().map(plain)].join(' ');
}

/** The entries in which every word of the search occurs, or one that means the same. */
export function searchLibrary<One extends Entry>(entries: readonly One[], search: string): One[] {
  const wanted = plain(search).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return [...entries];
  return entries.filter((entry) => {
    const text = textOf(entry);
    return wanted.every((word) => text.includes(word));
  });
}
