import { normalizeForSearch } from './search.ts';

export interface Allergen {
  words: RegExp;
  /** Of its medicines, in a sentence such as “one of the penicillins”. */
  name: { it: string; en: string };
  /** ATC prefixes: WHO Collaborating Centre for Drug Statistics Methodology, "ATC/DDD Index". */
  atc: readonly string[];
  /** ATC prefixes with possible cross-reactivity. */
  related: readonly string[];
}

/**
 * Allergen groups. The comments are the names of their ATC codes, in the order of the codes. Which groups are related was
 * written from general knowledge and not yet reviewed by a clinician.
 */
export const allergenGroups: readonly Allergen[] = [
  // Beta-lactam antibacterials, penicillins; related: cephalosporins of the first to fourth generation, carbapenems.
  {
    words: /penicillin|betalattam|beta lattam/,
    name: { it: 'le penicilline', en: 'penicillins' },
    atc: ['J01C'],
    related: ['J01DB', 'J01DC', 'J01DD', 'J01DE', 'J01DH'],
  },
  // Cephalosporins of the first to fourth generation, other cephalosporins and penems.
  {
    words: /cefalosporin/,
    name: { it: 'le cefalosporine', en: 'cephalosporins' },
    atc: ['J01DB', 'J01DC', 'J01DD', 'J01DE', 'J01DI'],
    related: ['J01C', 'J01DH'],
  },
  // Carbapenems.
  { words: /carbapenem/, name: { it: 'i carbapenemi', en: 'carbapenems' }, atc: ['J01DH'], related: ['J01C'] },
  // Sulfonamides and trimethoprim; sulfasalazine; sulfonamides for the skin.
  {
    words: /sulfamidic|sulfonamid|sulfamid/,
    name: { it: 'i sulfamidici', en: 'sulfonamides' },
    atc: ['J01E', 'A07EC01', 'D06BA'],
    related: [],
  },
  // Antiinflammatory and antirheumatic products, non-steroids; salicylic acid and derivatives; acetylsalicylic acid as a
  // platelet aggregation inhibitor. Related: non-steroids for topical use; pyrazolones.
  {
    words: /\bfans\b|antinfiammator/,
    name: { it: 'i FANS', en: 'NSAIDs' },
    atc: ['M01A', 'N02BA', 'B01AC06'],
    related: ['M02AA', 'N02BB'],
  },
  {
    words: /acetilsalicilic|aspirina/,
    name: { it: 'i salicilati', en: 'salicylates' },
    atc: ['N02BA', 'B01AC06'],
    related: ['M01A', 'N02BB'],
  },
  // Pyrazolones; butylpyrazolidines.
  {
    words: /pirazolon|metamizolo/,
    name: { it: 'i pirazoloni', en: 'pyrazolones' },
    atc: ['N02BB', 'M01AA'],
    related: ['M01A'],
  },
  // Macrolides.
  { words: /macrolid/, name: { it: 'i macrolidi', en: 'macrolides' }, atc: ['J01FA'], related: [] },
  // Quinolone antibacterials.
  { words: /chinolon/, name: { it: 'i chinoloni', en: 'quinolones' }, atc: ['J01M'], related: [] },
  // Tetracyclines.
  { words: /tetraciclin/, name: { it: 'le tetracicline', en: 'tetracyclines' }, atc: ['J01A'], related: [] },
  // Aminoglycoside antibacterials.
  { words: /aminoglicosid/, name: { it: 'gli aminoglicosidi', en: 'aminoglycosides' }, atc: ['J01G'], related: [] },
  // Opioids; opium alkaloids and derivatives among cough suppressants.
  { words: /oppioid|oppiace/, name: { it: 'gli oppioidi', en: 'opioids' }, atc: ['N02A', 'R05DA'], related: [] },
  // Natural opium alkaloids.
  {
    words: /\bmorfin|\bcodein/,
    name: { it: 'gli alcaloidi dell’oppio', en: 'opium alkaloids' },
    atc: ['N02AA', 'R05DA'],
    related: ['N02A'],
  },
  // Anesthetics, local; related: lidocaine as an antiarrhythmic.
  {
    words: /anestetic\w* local/,
    name: { it: 'gli anestetici locali', en: 'local anaesthetics' },
    atc: ['N01B'],
    related: ['C01BB01'],
  },
  // X-ray contrast media, iodinated.
  {
    words: /contrast|iodat/,
    name: { it: 'i mezzi di contrasto iodati', en: 'iodinated contrast media' },
    atc: ['V08A'],
    related: [],
  },
  // HMG CoA reductase inhibitors; lipid modifying agents combined with each other and with other drugs.
  { words: /\bstatin[ae]\b/, name: { it: 'le statine', en: 'statins' }, atc: ['C10AA', 'C10BA', 'C10BX'], related: [] },
  // ACE inhibitors, plain; combinations; related: valsartan and sacubitril.
  {
    words: /ace ?inibitor/,
    name: { it: 'gli ACE-inibitori', en: 'ACE inhibitors' },
    atc: ['C09A', 'C09B'],
    related: ['C09DX04'],
  },
  // Angiotensin II receptor blockers, plain; combinations.
  { words: /\bsartan[io]\b/, name: { it: 'i sartani', en: 'sartans' }, atc: ['C09C', 'C09D'], related: [] },
  // Heparin group.
  { words: /\beparin/, name: { it: 'le eparine', en: 'heparins' }, atc: ['B01AB'], related: [] },
  // Insulins and analogues.
  { words: /insulin/, name: { it: 'le insuline', en: 'insulins' }, atc: ['A10A'], related: [] },
  // Corticosteroids for systemic use, plain; related: those for the skin, the nose and inhalation.
  {
    words: /\bcortison|corticosteroid/,
    name: { it: 'i corticosteroidi', en: 'corticosteroids' },
    atc: ['H02A'],
    related: ['D07', 'R01AD', 'R03BA'],
  },
  // Benzodiazepine derivatives among anxiolytics and among hypnotics; related: benzodiazepine related drugs.
  {
    words: /benzodiazepin/,
    name: { it: 'le benzodiazepine', en: 'benzodiazepines' },
    atc: ['N05BA', 'N05CD'],
    related: ['N05CF'],
  },
];

export const findAllergens = (text: string): Allergen[] => {
  const words = normalizeForSearch(text);
  return allergenGroups.filter((group) => group.words.test(words));
};

export const isInGroup = (atc: string | null, { atc: prefixes }: Allergen): boolean =>
  atc !== null && prefixes.some((prefix) => atc.startsWith(prefix));

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
  return allergenGroups.some((group) => group.words.test(words)) || stems.test(words) || others.test(words);
}
