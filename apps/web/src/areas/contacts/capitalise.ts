/** A capital at the beginning of each word ("anna d'angelo-rossi" → "Anna D'Angelo-Rossi"); other letters stay as typed. */
export function capitaliseWords(text: string): string {
  return text.replace(/(^|[\s'’-])(\p{Ll})/gu, (all, before: string, letter: string) => {
    const capital = letter.toLocaleUpperCase('it');
    // A letter whose capital is two letters would move what follows.
    return capital.length === letter.length ? before + capital : all;
  });
}
