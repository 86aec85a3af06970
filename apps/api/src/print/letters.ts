import letters from './letters.gen.ts';

type Alphabet = keyof typeof letters;

const { emoji, ...alphabets } = letters;

/** Which of the files of the typeface has a letter; the first that does. */
const alphabetOf = new Map(
  (Object.entries(alphabets) as [Alphabet, string][])
    .flatMap(([alphabet, all]) => [...all].map((letter) => [letter, alphabet] as const))
    .reverse(),
);

/** Signs that no file has, in those that one has: nobody may take ≥ for its opposite, or see nothing there. */
const spelt: Readonly<Record<string, string>> = {
  '≥': '>=',
  '≤': '<=',
  '≈': '~',
  '≠': '=/=',
  '→': '->',
  '←': '<-',
  '↔': '<->',
  '⇒': '=>',
  '‰': ' per 1000',
  '‐': '-',
  '―': '—',
  '′': "'",
  '″': '"',
  '∆': 'Δ',
  '∑': 'Σ',
  '∅': 'Ø',
  '♀': 'F',
  '♂': 'M',
  '✓': 'OK',
  '✔': 'OK',
  '●': '•',
  '▪': '•',
  '◦': '•',
};

const pictures = new Set(emoji);
/** Whole sequences such as a family or a flag, and single pictures that are asked for without colour. */
const sequences = /(\p{RGI_Emoji}|\p{Extended_Pictographic}\ufe0f?)/v;
/** Stands where an emoji is newer than the outlines. */
export const unknownEmoji = '(emoji)';

/** An emoji as it can be drawn; nothing for a sign that letters have or that is spelt, such as © and ♀. */
function drawn(sequence: string): string | undefined {
  const [first = '', ...others] = [...sequence];
  if (others.length === 0 && (alphabetOf.has(first) || first in spelt)) return undefined;
  const seen = [...sequence].filter((sign) => !unseen.test(sign) && !/[\d#*]/.test(sign));
  return seen.every((sign) => pictures.has(sign)) ? sequence : unknownEmoji;
}

/** Stands where letters cannot be written. */
export const unwritten = '[?]';

/** What joins or turns letters and is none itself. */
const unseen = /^[\p{Cf}\p{Cc}\p{M}]$/u;

/** A letter as it can be written: itself, the same without its ornaments, or nothing at all; undefined when it cannot. */
function written(letter: string): string | undefined {
  if (alphabetOf.has(letter)) return letter;
  const parts = [...(spelt[letter] ?? letter.normalize('NFKD'))].map((part) => spelt[part] ?? part);
  const kept = parts.join('').replaceAll(/./gsu, (part) => (!alphabetOf.has(part) && unseen.test(part) ? '' : part));
  return [...kept].every((part) => alphabetOf.has(part)) ? kept : undefined;
}

/** A text of no more than as many letters, so that it stays in its line. */
export const shortened = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most).trimEnd()}…` : text;

export interface Run {
  alphabet: Alphabet;
  text: string;
}

/** A text cut where another file of the typeface goes on. */
export function runsOf(text: string): Run[] {
  const runs: Run[] = [];
  let known = true;
  const add = (letter: string) => {
    const last = runs.at(-1);
    // A blank goes with what is before it.
    const before = last?.alphabet === 'emoji' ? undefined : last?.alphabet;
    const alphabet = (/\s/.test(letter) ? before : alphabetOf.get(letter)) ?? 'latin';
    if (last?.alphabet === alphabet) last.text += letter;
    else runs.push({ alphabet, text: letter });
  };
  const write = (letters: string) => {
    for (const letter of letters) {
      const signs = written(letter);
      // Once for a word of them.
      if (signs !== undefined || known) for (const sign of signs ?? unwritten) add(sign);
      // What is not seen stands between letters that are not known, and ends nothing.
      known = signs !== undefined && (known || signs !== '');
    }
  };
  for (const [index, piece] of text.normalize('NFC').split(sequences).entries()) {
    const picture = index % 2 === 1 ? drawn(piece) : undefined;
    if (picture === undefined || picture === unknownEmoji) write(picture ?? piece);
    else {
      runs.push({ alphabet: 'emoji', text: picture });
      known = true;
    }
  }
  return runs;
}
