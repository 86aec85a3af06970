/** Lists are in capitals, which are hard to read. */
const small = (text: string) => text.replaceAll(/\s+/g, ' ').trim().toLocaleLowerCase('it');

/** Names: a capital for each word. */
export const written = (text: string) =>
  small(text).replaceAll(/(^|[\s/(-])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());

/** International units keep their capitals. */
export const described = (text: string) =>
  small(text.replaceAll('"', ' ')).replaceAll(/\b(u\.?i\.?)(?=\s|\/|$)/g, 'UI');

/** `METFORMINA CLORIDRATO/SITAGLIPTIN` as `Metformina cloridrato, sitagliptin`; nothing for what is not known. */
export function ingredientsWritten(text: string): string {
  const parts = text
    .split(/[/;,|]/)
    .map(small)
    .filter((part) => part !== '' && part !== 'n.d.');
  const whole = [...new Set(parts)].join(', ');
  return whole.slice(0, 1).toUpperCase() + whole.slice(1);
}
