// The branches of the Italian nomenclature of outpatient services (DM 22 July 1996, with those of the DPCM of 12 January
// 2017 on the LEA), by the words of an investigation: a spirometry (89.37) belongs to pneumology, an ECG (89.52) to
// cardiology, a colposcopy (70.21) to gynaecology. Laboratory and pathology are one branch. Imaging is radiology, and also
// the branch that performs it where the nomenclature lists both.
import { normalizeForSearch } from '../../search.ts';
import { specialty as is, none, type Specialties, type Specialty } from './ids.ts';
import { remember } from './remember.ts';

export type Category = 'SS' | 'SR' | 'LA' | 'PA';

const ofCategory: Readonly<Record<Category, Specialties>> = {
  SS: none,
  SR: [is.radiology],
  LA: [is.laboratory],
  PA: [is.laboratory],
};

type Rule = readonly [words: RegExp, ...specialties: Specialty[]];

/** For exams without a category. */
const kinds: readonly Rule[] = [
  [
    /\b(radiografi|rx|raggi x|lastra|ecografi|ecocolordoppler|tac|tc|angio tc|uro tc|risonanza|rm|rmn|mammografi)/,
    is.radiology,
  ],
  [/\b(densitometri|moc|scintigrafi|pet|x ray|ultrasound|ct scan|mri)\b/, is.radiology],
  [
    /\b(esami? del sangue|analisi del sangue|emocromo|glicemia|colesterolo|trigliceridi|creatinina|tsh|psa)\b/,
    is.laboratory,
  ],
  [
    /\b(esame delle urine|urinocoltura|transaminasi|emoglobina|ferritina|blood tests?|blood count|urinalysis)\b/,
    is.laboratory,
  ],
];

const rules: readonly Rule[] = [
  // Visits by their adjective.
  [/\b(cardiolog)/, is.cardiology],
  [/\b(pneumolog)/, is.pneumology],
  [/\b(gastroenterolog)/, is.gastroenterology],
  [/\b(endocrinolog|diabetolog|dietolog)/, is.endocrinology],
  [/\b(dermatolog)/, is.dermatology],
  [/\b(allergolog)/, is.allergology],
  [/\b(oculistic|ophthalm)/, is.ophthalmology],
  [/\b(otorinolaringoiatr|orl\b)/, is.otolaryngology],
  [/\b(neurolog|neuropsicolog)/, is.neurology],
  [/\b(ortopedic|orthopaed)/, is.orthopaedics],
  [/\b(fisiatric|fisioterap|physiotherap)/, is.rehabilitation],
  [/\b(reumatolog|rheumatolog)/, is.rheumatology],
  [/\b(urolog)/, is.urology],
  [/\b(ginecolog|gynaecolog|gynecolog|ostetric|obstetric)/, is.gynaecology],
  [/\b(senologic)/, is.oncology, is.surgery],
  [/\b(nefrolog|nephrolog)/, is.nephrology],
  [/\b(oncolog)/, is.oncology],
  [/\b(chirurgic|surgical)/, is.surgery],
  [/\b(psichiatr|psicolog|psychiatr|psycholog)/, is.psychiatry],
  [/\b(odontoiatric|dentist)/, is.dentistry],
  [/\b(terapia del dolore|pain clinic)/, is.pain],
  // Cardiology.
  [
    /\b(ecg|elettrocardiogramm|ecocardiogramm|electrocardiogram|echocardiogram|holter|eco stress|tilt test)/,
    is.cardiology,
  ],
  [/\b(test ergometrico|prova da sforzo|pacemaker|coronarografi|monitoraggio pressorio|stress test)/, is.cardiology],
  [/\b(tc coronaric|rm cardiac|scintigrafia miocardic)/, is.cardiology],
  // Respiratory medicine.
  [
    /\b(spirometr|broncodilatazion|broncoscop|saturimetri|polisonnografi|emogasanalisi|test del cammino)/,
    is.pneumology,
  ],
  [/\b(espettorato|pleuric)/, is.pneumology],
  // Digestive tract.
  [
    /\b(gastroscop|egds|colonscop|rettosigmoidoscop|manometria esofage|fibroscan|elastografia epatic)/,
    is.gastroenterology,
  ],
  [/\bbiopsia (gastric|del colon|epatic)/, is.gastroenterology],
  // Endocrinology.
  [/\b(agoaspirato tiroide|scintigrafia tiroide|bioimpedenziometri)/, is.endocrinology],
  // Skin and allergies.
  [/\b(mappatura dei nei|dermatoscop|biopsia cutane|immunofluorescenza diretta su cute)/, is.dermatology],
  [/\b(patch test)/, is.allergology, is.dermatology],
  [/\b(prick test)/, is.allergology],
  // Eyes, ears, nose and throat.
  [/\b(fundus oculi|fondo oculare|campo visivo|tomografia a coerenza ottica|oct\b|tonometri)/, is.ophthalmology],
  [/\b(audiometr|vestibolar|fibrolaringoscop)/, is.otolaryngology],
  [/^impedenzometri/, is.otolaryngology],
  // Nervous system.
  [/\b(elettroencefalogramm|eeg|elettromiografi|emg|potenziali evocati|datscan)/, is.neurology],
  // Joints.
  [/\b(capillaroscopi)/, is.rheumatology],
  // Kidneys, urinary tract and prostate.
  [/\b(uroflussometri|urodinamic|cistoscop|citologico urinari|prostat)/, is.urology],
  [/\b(biopsia renale|scintigrafia renale)/, is.nephrology],
  // Women.
  [
    /\b(colposcop|isteroscop|cardiotocografi|amniocentesi|pap test|hpv|endometrial|transvaginal|ecografia morfologic)/,
    is.gynaecology,
  ],
  // Teeth.
  [/\b(ortopantomografi|opt|panoramica dentaria|cone beam)\b/, is.dentistry],
  // Tumours.
  [
    /\b(osteomidollar|aspirato midollar|recettori ormonali|egfr|microsatelliti|agoaspirato mammari|biopsia mammari)/,
    is.oncology,
  ],
  [/\b(biopsia linfonodal|secreto mammari)/, is.oncology],
];

const known = remember<Specialties>();

function derive(words: string, category: Category | null): Specialties {
  const matching = (some: readonly Rule[]) =>
    some.flatMap(([pattern, ...specialties]) => (pattern.test(words) ? specialties : []));
  const found = [...(category === null ? matching(kinds) : ofCategory[category]), ...matching(rules)];
  return [...new Set(found)].sort((one, other) => one - other);
}

export const specialtiesOfInvestigation = (type: string, category: Category | null): Specialties =>
  known(`${category} ${type}`, () => derive(normalizeForSearch(type), category));

/** Proposed for an exam before its words are known. */
export const specialtiesOfCategory = (category: Category | undefined): Specialties =>
  category === undefined ? none : ofCategory[category];
