import type { components } from '../../contract/contract.gen.ts';
import { specialty as is, type Specialty } from '../../records/specialties/ids.ts';
import { type Category, specialtiesOfInvestigation } from '../../records/specialties/investigations.ts';
import { normalizeForSearch } from '../../search.ts';

type DiagnosisType = components['schemas']['DiagnosisType'];

/** How patients name what a specialty examines, in both languages. */
const ofSpecialty: Partial<Record<Specialty, string>> = {
  [is.cardiology]: 'cuore heart',
  [is.pneumology]: 'polmoni respiro lungs',
  [is.gastroenterology]: 'stomaco intestino stomach bowel',
  [is.dermatology]: 'pelle skin',
  [is.ophthalmology]: 'occhi eyes',
  [is.otolaryngology]: 'orecchie naso gola ears nose throat',
  [is.nephrology]: 'reni kidneys',
  [is.dentistry]: 'denti teeth',
};

const bloodTest = 'esami del sangue analisi del sangue blood tests';
const ofOtherSamples = /urin|feci|fecal|espettorat|tampone|saliv|liquor|seminal|calcoli/;

function isBloodTest(title: string, category: Category | null): boolean {
  if (category === 'PA' || ofOtherSamples.test(normalizeForSearch(title))) return false;
  return specialtiesOfInvestigation(title, category).includes(is.laboratory);
}

/** Returns words for an exam that its title does not contain: a TSH is a blood test, an ECG is about the heart. */
export const wordsOfExam = (title: string, category: Category | null): string =>
  [
    ...specialtiesOfInvestigation(title, category).map((one) => ofSpecialty[one] ?? ''),
    isBloodTest(title, category) ? bloodTest : '',
  ].join(' ');

/** Returns the words for an allergy or an intolerance: who looks for allergies means both. */
export const wordsOfDiagnosis = (type: DiagnosisType): string =>
  type === 'Diagnosi' ? '' : 'allergia allergie intolleranza intolleranze allergy allergies intolerance';

/** ATC classes (WHO Collaborating Centre for Drug Statistics Methodology) in everyday words. */
const ofAtc: readonly (readonly [prefix: string, words: string])[] = [
  ['A02B', 'stomaco gastroprotettore stomach'],
  ['A10', 'diabete diabetes'],
  ['B01', 'anticoagulante anticoagulant'],
  ['C', 'cuore heart'],
  ['C10', 'colesterolo cholesterol'],
  ['G03A', 'pillola anticoncezionale contraccettivo contraceptive pill'],
  ['H03', 'tiroide thyroid'],
  ['J01', 'antibiotico antibiotic'],
  ['M01', 'antinfiammatorio antidolorifico painkiller'],
  ['N02', 'antidolorifico painkiller'],
  ['N06A', 'antidepressivo antidepressant'],
  ['R03', 'asma asthma'],
  ['R06', 'antistaminico antihistamine'],
];

/** Returns words for a medicine by its ATC code. */
export const wordsOfMedicine = (atc: string): string =>
  ofAtc
    .filter(([prefix]) => atc.startsWith(prefix))
    .map(([, words]) => words)
    .join(' ');
