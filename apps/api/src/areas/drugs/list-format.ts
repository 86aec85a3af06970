/** Lists are in capitals. */
const toLowerText = (text: string) => text.replaceAll(/\s+/g, ' ').trim().toLocaleLowerCase('it');

export const formatName = (text: string) =>
  toLowerText(text).replaceAll(
    /(^|[\s/(-])(\p{L})/gu,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  );

export const formatDescription = (text: string) =>
  toLowerText(text.replaceAll('"', ' ')).replaceAll(/\b(u\.?i\.?)(?=\s|\/|$)/g, 'UI');

/** Formats `METFORMINA CLORIDRATO/SITAGLIPTIN` as `Metformina cloridrato, sitagliptin`; empty if unknown. */
export function formatIngredients(text: string): string {
  const parts = text
    .split(/[/;,|]/)
    .map(toLowerText)
    .filter((part) => part !== '' && part !== 'n.d.');
  const whole = [...new Set(parts)].join(', ');
  return whole.slice(0, 1).toUpperCase() + whole.slice(1);
}

/** Prescription classes by the codes of Italian law and the public lists. */
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

export const describeSupply = (supply: string): string => supplies[supply.trim().toUpperCase()] ?? supply;
