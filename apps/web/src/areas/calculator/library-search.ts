import { labelKeys } from '@libretto/medical-calc/labels';
import type { CalculatorId } from '@libretto/medical-calc/load';
import { fold } from '../../shared/search/fold.ts';
import { extraKeywords, synonyms } from './library-synonyms.ts';

export interface Entry {
  id: CalculatorId;
  title: string;
  description: string;
  group: string;
}

type SearchTexts = Readonly<Record<string, string>>;

function searchableText({ id, title, description, group }: Entry, texts: SearchTexts): string {
  const labels = labelKeys[id].map((key) => texts[key]);
  const text = fold([title, description, group, id, ...labels, extraKeywords[id] ?? ''].join(' '));
  const spaced = ` ${text.replace(/[^a-z0-9]+/g, ' ')} `;
  const others = synonyms.filter((names) => names.some((name) => spaced.includes(` ${fold(name)} `)));
  return [text, ...others.flat().map(fold)].join(' ');
}

/** The texts are prepared at the first search: on a slow phone that takes longer than the frame of a key. */
export function createLibrarySearch(entries: readonly Entry[], texts: SearchTexts) {
  let prepared: readonly { entry: Entry; text: string }[] | undefined;
  return (search: string): readonly Entry[] => {
    const searchWords = fold(search).split(/\s+/).filter(Boolean);
    if (searchWords.length === 0) return entries;
    prepared ??= entries.map((entry) => ({ entry, text: searchableText(entry, texts) }));
    return prepared.filter(({ text }) => searchWords.every((word) => text.includes(word))).map(({ entry }) => entry);
  };
}
