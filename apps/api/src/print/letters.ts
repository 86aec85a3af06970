import characters from './letters.gen.ts';

type Alphabet = keyof typeof characters;

const { emoji, ...alphabets } = characters;

const alphabetByCharacter = new Map(
  (Object.entries(alphabets) as [Alphabet, string][])
    .flatMap(([alphabet, all]) => [...all].map((character) => [character, alphabet] as const))
    .reverse(),
);

/** Substitutes for characters that no font file contains, so that a sign such as ≥ is never lost or misread. */
const substitutes: Readonly<Record<string, string>> = {
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
/** Matches whole emoji sequences, such as families and flags, and single pictographs in text presentation. */
const sequences = /(\p{RGI_Emoji}|\p{Extended_Pictographic}\ufe0f?)/v;
export const unknownEmoji = '(emoji)';

/** Undefined for characters that text fonts contain or that have a substitute, such as © and ♀. */
function toDrawableEmoji(sequence: string): string | undefined {
  const [first = '', ...others] = [...sequence];
  if (others.length === 0 && (alphabetByCharacter.has(first) || first in substitutes)) return undefined;
  const visible = [...sequence].filter((sign) => !invisible.test(sign) && !/[\d#*]/.test(sign));
  return visible.every((sign) => pictures.has(sign)) ? sequence : unknownEmoji;
}

export const unprintable = '[?]';

/** Joiners, controls and combining marks, which have no glyph of their own. */
const invisible = /^[\p{Cf}\p{Cc}\p{M}]$/u;

/** The character, its base characters, or an empty string; undefined when there is none. */
function toDrawable(character: string): string | undefined {
  if (alphabetByCharacter.has(character)) return character;
  const parts = [...(substitutes[character] ?? character.normalize('NFKD'))].map((part) => substitutes[part] ?? part);
  const kept = parts
    .join('')
    .replaceAll(/./gsu, (part) => (!alphabetByCharacter.has(part) && invisible.test(part) ? '' : part));
  return [...kept].every((part) => alphabetByCharacter.has(part)) ? kept : undefined;
}

export const truncate = (text: string, maxLength: number): string =>
  text.length > maxLength ? `${text.slice(0, maxLength).trimEnd()}…` : text;

const units = /(?<=\d) (?=(?:mg|mcg|µg|g|kg|ml|mL|l|UI|IU|mmHg|bpm|cm|%|°C)(?!\p{L}))/gu;

/** Returns the text with single spaces that no line break parts from a unit or from a dot between facts. */
export const tie = (text: string): string =>
  text.replace(/\s+/g, ' ').replaceAll(' · ', '\u00a0· ').replace(units, '\u00a0');

export interface Run {
  alphabet: Alphabet;
  text: string;
}

export function toRuns(text: string): Run[] {
  const runs: Run[] = [];
  let known = true;
  const add = (character: string) => {
    const last = runs.at(-1);
    // Whitespace joins the preceding run.
    const before = last?.alphabet === 'emoji' ? undefined : last?.alphabet;
    const alphabet = (/\s/.test(character) ? before : alphabetByCharacter.get(character)) ?? 'latin';
    if (last?.alphabet === alphabet) last.text += character;
    else runs.push({ alphabet, text: character });
  };
  const write = (characters: string) => {
    for (const character of characters) {
      const signs = toDrawable(character);
      if (signs !== undefined || known) for (const sign of signs ?? unprintable) add(sign);
      known = signs !== undefined && (known || signs !== '');
    }
  };
  for (const [index, piece] of text.normalize('NFC').split(sequences).entries()) {
    const picture = index % 2 === 1 ? toDrawableEmoji(piece) : undefined;
    if (picture === undefined || picture === unknownEmoji) write(picture ?? piece);
    else {
      runs.push({ alphabet: 'emoji', text: picture });
      known = true;
    }
  }
  return runs;
}
