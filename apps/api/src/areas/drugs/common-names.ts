import { ingredientsOf } from './ingredients.ts';

/**
 * Names that people use for a substance. Vitamins: annex II of Directive 2002/46/EC, which lists the substances that
 * may be sold under each of them. Aspirin: the first brand of acetylsalicylic acid, used for every other one.
 */
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

/**
 * Names that hold for one use of a substance only, by substance and ATC code. Cardioaspirin is acetylsalicylic acid
 * 100 mg (section 2 of its characteristics), in the ATC class of platelet aggregation inhibitors, B01AC06.
 */
const byUse: Readonly<Record<string, readonly string[]>> = {
  'acido acetilsalicilico B01AC06': ['cardioaspirina', 'aspirinetta'],
};

/** The substances of a medicine, each with all names that it is searched by, its own first. */
export function namedSubstances(ingredients: string, atc: string | null): string[][] {
  return [...new Set(ingredientsOf(ingredients))].map((name) => [
    name,
    ...(bySubstance[name] ?? []),
    ...(byUse[`${name} ${atc}`] ?? []),
  ]);
}
