import letters from './letters.gen.ts';

type Alphabet = keyof typeof letters;

/** Which of the files of the typeface has a letter; the first that does. */
const alphabetOf = new Map(
  (Object.entries(letters) as [Alphabet, string][])
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
    const alphabet = (last && /\s/.test(letter) ? last.alphabet : alphabetOf.get(letter)) ?? 'latin';
    if (last?.alphabet === alphabet) last.text += letter;
    else runs.push({ alphabet, text: letter });
  };
  for (const letter of text.normalize('NFC')) {
    const signs = written(letter);
    // Once for a word of them.
    if (signs !== undefined || known) for (const sign of signs ?? unwritten) add(sign);
    // What is not seen stands between letters that are not known, and ends nothing.
    known = signs !== undefined && (known || signs !== '');
  }
  return runs;
}
