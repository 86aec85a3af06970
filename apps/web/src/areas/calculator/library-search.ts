import { labelKeys } from '@libretto/medical-calc/labels';
import type { CalculatorId } from '@libretto/medical-calc/load';
import { alsoFor, sameThing } from './library-synonyms.ts';

export interface Entry {
  id: CalculatorId;
  title: string;
  description: string;
  group: string;
}

type SearchTexts = Readonly<Record<string, string>>;

/** Removes accents and case, and turns subscripts into digits. */
const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

function textOf({ id, title, description, group }: Entry, texts: SearchTexts): string {
  const labels = labelKeys[id].map((key) => texts[key]);
  const text = plain([title, description, group, id, ...labels, alsoFor[id] ?? ''].join(' '));
  const spaced = ` ${text.replace(/[^a-z0-9]+/g, ' ')} `;
  const others = sameThing.filter((names) => names.some((name) => spaced.includes(` ${plain(name)} `)));
  return [text, ...others.flat().map(plain)].join(' ');
}

/** Returns the entries that contain every search word or a synonym of it. */
export function searchLibrary(entries: readonly Entry[], texts: SearchTexts, search: string): readonly Entry[] {
  const wanted = plain(search).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return entries;
  return entries.filter((entry) => {
    const text = textOf(entry, texts);
    return wanted.every((word) => text.includes(word));
  });
}
