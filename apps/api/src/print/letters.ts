type Alphabet = 'latin' | 'latin-ext' | 'greek' | 'cyrillic';

/** Which of the files of the typeface has a letter. */
function alphabetOf(letter: string): Alphabet {
  const code = letter.codePointAt(0) ?? 0;
  if (code >= 0x370 && code < 0x400) return 'greek';
  if (code >= 0x400 && code < 0x460) return 'cyrillic';
  const extended = (code >= 0x100 && code < 0x2bb) || (code >= 0x1e00 && code < 0x1f00);
  return extended && ![0x131, 0x152, 0x153].includes(code) ? 'latin-ext' : 'latin';
}

/** A text cut where another file of the typeface goes on. */
export function runsOf(text: string): { alphabet: Alphabet; text: string }[] {
  const runs: { alphabet: Alphabet; text: string }[] = [];
  for (const letter of text) {
    const last = runs.at(-1);
    // A blank goes with what is before it.
    const alphabet = last && /\s/.test(letter) ? last.alphabet : alphabetOf(letter);
    if (last?.alphabet === alphabet) last.text += letter;
    else runs.push({ alphabet, text: letter });
  }
  return runs;
}
