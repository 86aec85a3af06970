import { normalizeForSearch } from '../../search.ts';

/** Salts and esters, which do not change the active substance. */
const saltNames = new Set(
  `sodico sodica potassico calcico magnesico cloridrato dicloridrato bromidrato bromuro butilbromuro maleato mesilato
  besilato tosilato tartrato bitartrato fumarato solfato fosfato citrato acetato succinato furoato propionato dipropionato
  valerato medoxomil etexilato axetil mofetile trometamolo alafenamide disoproxil idrato emiidrato monoidrato diidrato
  triidrato anidro sale di lisina arginina estratto secco associazioni esteri etilici`.split(/\s+/),
);

const synonyms: Readonly<Record<string, string>> = {
  acetilsalicilato: 'acido acetilsalicilico',
  aspirina: 'acido acetilsalicilico',
  valproato: 'acido valproico',
  'sodio valproato': 'acido valproico',
  'potassio canrenoato': 'canrenone',
  epinefrina: 'adrenalina',
  levotiroxine: 'levotiroxina',
};

function toBaseName(part: string): string {
  const words = normalizeForSearch(part).split(' ').filter(Boolean);
  const base = words.filter((word) => !saltNames.has(word));
  const name = (base.length > 0 ? base : words).join(' ');
  return synonyms[name] ?? name;
}

export function parseIngredients(text: string): string[] {
  return text
    .split(/,|;|\/|\+|&|\s(?:e|ed|con)\s/i)
    .map(toBaseName)
    .filter((name) => name.length > 2);
}
