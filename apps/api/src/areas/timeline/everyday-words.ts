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

/** Illnesses by parts of their normalized names in both languages, in everyday words. */
const ofIllness: readonly (readonly [name: RegExp, words: string])[] = [
  [/emicrani|cefale|migraine/, 'mal di testa headache'],
  [/^(?!.*(polmonare|oculare|endocranica|portale)).*(ipertension|hypertension)/, 'pressione alta high blood pressure'],
  [/ipercolesterol|dislipid|hypercholesterol/, 'colesterolo alto grassi nel sangue high cholesterol'],
  [/lomb[ao]|sciatalg|ernia del disco|back pain/, 'mal di schiena back pain'],
  [/gastrit|reflusso|dispeps|gastritis|reflux/, 'mal di stomaco acidita bruciore stomach ache heartburn'],
  [/diabet/, 'zucchero alto nel sangue glicemia blood sugar'],
  [/artros|artrit|arthr/, 'dolore alle articolazioni joint pain'],
  [/faringit|tonsillit|pharyngitis|tonsillitis/, 'mal di gola sore throat'],
  [/otit/, 'mal di orecchie earache'],
  [/fibrillazione|aritmi|tachicard|atrial|arrhythmi/, 'battito irregolare cuore irregular heartbeat heart'],
  [/infart|angina|scompenso|heart failure/, 'cuore heart'],
  [/insonni/, 'sonno dormire sleep'],
  [/tiroid|thyroid/, 'tiroide thyroid'],
  [/tunnel carpale|carpal tunnel/, 'mano polso formicolio hand wrist'],
];

/** Returns words for a diagnosis that its name does not contain. Who looks for allergies means intolerances too. */
export function wordsOfDiagnosis(type: DiagnosisType, title: string): string {
  if (type !== 'Diagnosi') return 'allergia allergie intolleranza intolleranze allergy allergies intolerance';
  const name = normalizeForSearch(title);
  return ofIllness
    .filter(([pattern]) => pattern.test(name))
    .map(([, words]) => words)
    .join(' ');
}

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
