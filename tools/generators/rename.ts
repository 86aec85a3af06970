import { type Spellings, spell } from '../lib/names.ts';

/** The sample's name and the new one, or several pairs (`contacts` and `contact`), the longer sample first. */
export type Pair = readonly [sample: string, wanted: string];

const code = /\.(ts|tsx)$/;
const strings = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g;

/** A one-word sample (`badge`) is spelled alike everywhere, so the context decides: kebab-case or camelCase. */
export function renameContent(content: string, file: string, pairs: readonly Pair[]): string {
  if (!code.test(file)) return renameWords(content, pairs, 'kebab');
  let renamed = '';
  let end = 0;
  for (const { 0: literal, index } of content.matchAll(strings)) {
    renamed += renameWords(content.slice(end, index), pairs, 'camel') + renameWords(literal, pairs, 'kebab');
    end = index + literal.length;
  }
  return renamed + renameWords(content.slice(end), pairs, 'camel');
}

export const renamePath = (path: string, pairs: readonly Pair[]): string => renameWords(path, pairs, 'kebab');

function renameWords(text: string, pairs: readonly Pair[], place: 'kebab' | 'camel'): string {
  return pairs.reduce((current, [sample, wanted]) => renameWord(current, spell(sample), spell(wanted), place), text);
}

function renameWord(text: string, from: Spellings, to: Spellings, place: 'kebab' | 'camel'): string {
  const lower = [...new Set([from.kebab, from.snake, from.camel])].join('|');
  const word = new RegExp(`(\\w\\.)?(?<![A-Za-z0-9])(${lower})(?![a-z0-9])|${from.pascal}(?![a-z])`, 'g');
  return text.replace(word, (found, dotted: string | undefined, matched: string | undefined, at: number) => {
    if (matched === undefined) return to.pascal;
    const next = text.charAt(at + found.length);
    const before = dotted ?? '';
    if (from.kebab !== from.camel) {
      if (matched === from.snake) return before + to.snake;
      return before + (matched === from.kebab ? to.kebab : to.camel);
    }
    const identifier = place === 'camel' || /[A-Z]/.test(next) || (dotted !== undefined && next !== '.');
    return before + (identifier ? to.camel : to.kebab);
  });
}
