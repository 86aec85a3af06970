import { labelKeys } from '@libretto/medical-calc/labels';
import type { CalculatorId } from '@libretto/medical-calc/load';
import { extraKeywords, synonyms } from './library-synonyms.ts';

export interface Entry {
  id: CalculatorId;
  title: string;
  description: string;
  group: string;
}

type SearchTexts = Readonly<Record<string, string>>;

/** Removes accents and case, and turns subscripts into digits. */
const normalise = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

function searchableText({ id, title, description, group }: Entry, texts: SearchTexts): string {
  const labels = labelKeys[id].map((key) => texts[key]);
  const text = normalise([title, description, group, id, ...labels, extraKeywords[id] ?? ''].join(' '));
  const spaced = ` ${text.replace(/[^a-z0-9]+/g, ' ')} `;
  const others = synonyms.filter((names) => names.some((name) => spaced.includes(` ${normalise(name)} `)));
  return [text, ...others.flat().map(normalise)].join(' ');
}

export function searchLibrary(entries: readonly Entry[], texts: SearchTexts, search: string): readonly Entry[] {
  const searchWords = normalise(search).split(/\s+/).filter(Boolean);
  if (searchWords.length === 0) return entries;
  return entries.filter((entry) => {
    const text = searchableText(entry, texts);
    return searchWords.every((word) => text.includes(word));
  });
}
