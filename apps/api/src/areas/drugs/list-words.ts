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

/** How medicines are sold, by the codes of the law and of the public lists. */
const supplies: Readonly<Record<string, string>> = {
  OTC: 'Senza ricetta, da banco',
  SOP: 'Senza ricetta, non da banco',
  RR: 'Ricetta ripetibile',
  RNR: 'Ricetta non ripetibile',
  RRL: 'Ricetta ripetibile limitativa',
  RNRL: 'Ricetta non ripetibile limitativa',
  RMR: 'Ricetta ministeriale a ricalco (medicinali stupefacenti)',
  OSP: 'Solo in ospedale o in strutture simili',
  USPL: 'Solo dallo specialista',
};

/** In words; what is no code that is known stands as it is. */
export const soldAs = (supply: string): string => supplies[supply.trim().toUpperCase()] ?? supply;
