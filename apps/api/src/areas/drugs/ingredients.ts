import { comparable } from '../../search.ts';

/** Salts, esters and the like: the same medicine acts in each of them. */
const formsOfSubstances = new Set(
  `sodico sodica potassico calcico magnesico cloridrato dicloridrato bromidrato bromuro butilbromuro maleato mesilato
  besilato tosilato tartrato bitartrato fumarato solfato fosfato citrato acetato succinato furoato propionato dipropionato
  valerato medoxomil etexilato axetil mofetile trometamolo alafenamide disoproxil idrato emiidrato monoidrato diidrato
  triidrato anidro sale di lisina arginina estratto secco associazioni esteri etilici`.split(/\s+/),
);

/** Names under which one substance is sold. */
const synonyms: Readonly<Record<string, string>> = {
  acetilsalicilato: 'acido acetilsalicilico',
  aspirina: 'acido acetilsalicilico',
  valproato: 'acido valproico',
  'sodio valproato': 'acido valproico',
  'potassio canrenoato': 'canrenone',
  epinefrina: 'adrenalina',
  levotiroxine: 'levotiroxina',
};

function baseOf(part: string): string {
  const words = comparable(part).split(' ').filter(Boolean);
  const base = words.filter((word) => !formsOfSubstances.has(word));
  const name = (base.length > 0 ? base : words).join(' ');
  return synonyms[name] ?? name;
}

/** `Ramipril e idroclorotiazide` is two substances; the salt of each does not count. */
export function ingredientsOf(text: string): string[] {
  return text
    .split(/,|;|\/|\+|&|\s(?:e|ed|con)\s/i)
    .map(baseOf)
    .filter((name) => name.length > 2);
}
