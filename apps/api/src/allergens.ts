import { normalizeForSearch } from './search.ts';

export interface Allergen {
  words: RegExp;
  atc: readonly string[];
  /** ATC prefixes with possible cross-reactivity. */
  related: readonly string[];
}

/** Allergen groups with their ATC codes. Written from general knowledge; not yet reviewed by a clinician. */
const groups: readonly Allergen[] = [
  { words: /penicillin|betalattam|beta lattam/, atc: ['J01C'], related: ['J01DB', 'J01DC', 'J01DD', 'J01DE', 'J01DH'] },
  { words: /cefalosporin/, atc: ['J01DB', 'J01DC', 'J01DD', 'J01DE', 'J01DI'], related: ['J01C', 'J01DH'] },
  { words: /carbapenem/, atc: ['J01DH'], related: ['J01C'] },
  { words: /sulfamidic|sulfonamid|sulfamid/, atc: ['J01E', 'A07EC01', 'D06BA'], related: [] },
  { words: /\bfans\b|antinfiammator/, atc: ['M01A', 'N02BA', 'B01AC06'], related: ['M02AA', 'N02BB'] },
  { words: /acetilsalicilic|aspirina/, atc: ['N02BA', 'B01AC06'], related: ['M01A', 'N02BB'] },
  { words: /pirazolon|metamizolo/, atc: ['N02BB', 'M01AA'], related: ['M01A'] },
  { words: /macrolid/, atc: ['J01FA'], related: [] },
  { words: /chinolon/, atc: ['J01M'], related: [] },
  { words: /tetraciclin/, atc: ['J01A'], related: [] },
  { words: /aminoglicosid/, atc: ['J01G'], related: [] },
  { words: /oppioid|oppiace/, atc: ['N02A', 'R05DA'], related: [] },
  { words: /\bmorfin|\bcodein/, atc: ['N02AA', 'R05DA'], related: ['N02A'] },
  { words: /anestetic\w* local/, atc: ['N01B'], related: ['C01BB01'] },
  { words: /contrast|iodat/, atc: ['V08A'], related: [] },
  { words: /\bstatin[ae]\b/, atc: ['C10AA', 'C10BA', 'C10BX'], related: [] },
  { words: /ace ?inibitor/, atc: ['C09A', 'C09B'], related: ['C09DX04'] },
  { words: /\bsartan[io]\b/, atc: ['C09C', 'C09D'], related: [] },
  { words: /\beparin/, atc: ['B01AB'], related: [] },
  { words: /insulin/, atc: ['A10A'], related: [] },
  { words: /\bcortison|corticosteroid/, atc: ['H02A'], related: ['D07', 'R01AD', 'R03BA'] },
  { words: /benzodiazepin/, atc: ['N05BA', 'N05CD'], related: ['N05CF'] },
];

export const findAllergens = (text: string): Allergen[] => {
  const words = normalizeForSearch(text);
  return groups.filter((group) => group.words.test(words));
};

/**
 * Stems of Italian names of substances: WHO, "The use of stems in the selection of International Nonproprietary Names
 * (INN) for pharmaceutical substances". Those that also end other Italian words are left out.
 */
const stems =
  /cillin|\bcef(?!alea)\w|(micin|oxacin|profen|prazol|conazol|nidazol|metacin|trexat|sartan|statin|caina|zepam|zolam|fenac|oxicam|coxib|parin|\wplatin|ciclin)[aeio]?\b/;
const others =
  /farmac|medicin|antibiotic|anestetic|paracetamol|acetaminofen|nimesulid|ketorolac|tramadol|codein|morfin/;

/** Whether the words name a medicine or a group of them: what a doctor must know before writing any prescription. */
export function namesDrug(text: string): boolean {
  const words = normalizeForSearch(text);
  return groups.some((group) => group.words.test(words)) || stems.test(words) || others.test(words);
}
