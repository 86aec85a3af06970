const kindAndPreposition =
  /^(?:allergi[ae]|intolleranz[ae]|allerg(?:y|ic)|intoleran(?:ce|t))\s+(?:to\s+|all['’]\s*|a(?:lla|llo|lle|gli|i|d|l)?\s+)/iu;

const rhinitisAndPreposition =
  /^rinite\s+allergica\s+(?:all['’]\s*|(?:a(?:lla|llo|lle|gli|i|d|l)?|da(?:lla|llo|lle|gli|i|l)?)\s+)/iu;

/** Starts a name as a word does, unlike an abbreviation such as FANS. */
const capitalizedWord = /^\p{Lu}(?=\p{Ll})/u;

/**
 * The substance of "Allergia alla penicillina", where the kind is named already. Other names are whole, in lower case as
 * within a sentence.
 */
export function toAllergen(name: string): string {
  const substance = name.replace(kindAndPreposition, '').replace(rhinitisAndPreposition, '').trim();
  // A capital within the name was meant: that of a brand.
  if (substance !== '' && substance !== name) return substance;
  return toWithinSentence(name);
}

/** In lower case, but for abbreviations. */
export const toWithinSentence = (name: string): string =>
  name.replace(capitalizedWord, (letter) => letter.toLocaleLowerCase());

const kindInBothLanguages = /allerg|intoll?era/iu;

/** Whether the name says the kind itself: "Intolleranza al lattosio", "Rinite allergica". */
export const namesKind = (name: string): boolean => kindInBothLanguages.test(name);
