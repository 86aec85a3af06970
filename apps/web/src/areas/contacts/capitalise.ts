/** "anna d'angelo-rossi" → "Anna D'Angelo-Rossi"; the rest is unchanged. */
export function capitaliseWords(text: string): string {
  return text.replace(/(^|[\s'’-])(\p{Ll})/gu, (all, before: string, letter: string) => {
    const capital = letter.toLocaleUpperCase('it');
    // A capital of two letters (ß → SS) would shift the caret.
    return capital.length === letter.length ? before + capital : all;
  });
}
