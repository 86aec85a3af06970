import { parseIngredients } from './ingredients.ts';

/** Vitamins: annex II of Directive 2002/46/EC. Aspirin: the first brand of acetylsalicylic acid, used generically. */
const bySubstance: Readonly<Record<string, readonly string[]>> = {
  'acido acetilsalicilico': ['aspirina'],
  'acido ascorbico': ['vitamina c'],
  'alfa tocoferolo': ['vitamina e'],
  cianocobalamina: ['vitamina b12'],
  colecalciferolo: ['vitamina d', 'vitamina d3'],
  ergocalciferolo: ['vitamina d', 'vitamina d2'],
  fitomenadione: ['vitamina k'],
  idrossocobalamina: ['vitamina b12'],
  piridossina: ['vitamina b6'],
  retinolo: ['vitamina a'],
  riboflavina: ['vitamina b2'],
  tiamina: ['vitamina b1'],
  tocoferolo: ['vitamina e'],
};

/** Names of one ATC code. Cardioaspirin: acetylsalicylic acid 100 mg (SmPC section 2) as antiplatelet, B01AC06. */
const byUse: Readonly<Record<string, readonly string[]>> = {
  'acido acetilsalicilico B01AC06': ['cardioaspirina', 'aspirinetta'],
};

export function namedSubstances(ingredients: string, atc: string | null): string[][] {
  return [...new Set(parseIngredients(ingredients))].map((name) => [
    name,
    ...(bySubstance[name] ?? []),
    ...(byUse[`${name} ${atc}`] ?? []),
  ]);
}
