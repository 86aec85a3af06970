const kindAndPreposition =
  /^(?:allergi[ae]|intolleranz[ae]|allerg(?:y|ic)|intoleran(?:ce|t))\s+(?:to\s+|all['’]\s*|a(?:lla|llo|lle|gli|i|l)?\s+)/iu;

/** The substance of "Allergia alla penicillina", where the kind is named already; other names unchanged. */
export function toAllergen(name: string): string {
  return name.replace(kindAndPreposition, '').trim() || name;
}

/** Whether the name says the kind itself: "Intolleranza al lattosio". */
export const namesKind = (name: string): boolean => kindAndPreposition.test(name);
