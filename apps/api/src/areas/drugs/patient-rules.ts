import { normalizeForSearch } from '../../search.ts';
import type { LocalizedText } from './localized-text.ts';

export interface PatientState {
  /** Completed years. */
  age?: number;
  pregnancy?: {
    /** Completed weeks since the first day of the last menstrual period. */
    week?: number;
  };
  canBecomePregnant?: boolean;
  /** `severe`: eGFR below 30 ml/min, stage 4 or 5 (KDIGO 2012). `reduced`: another or an unknown degree. */
  kidney?: 'severe' | 'reduced';
}

interface PatientRule {
  atc: readonly string[];
  applies: (state: PatientState) => boolean;
  about: LocalizedText;
  severity: 'controindicata' | 'grave' | 'moderata';
  effect: LocalizedText;
  management: LocalizedText;
  source: 'EMA' | 'FDA' | 'RCP';
  /** Year of the decision; empty for the SmPC. */
  entry: string;
  reference: string;
}

const younger = (years: number) => ({
  applies: ({ age }: PatientState) => age !== undefined && age < years,
  about: { it: `Età inferiore a ${years} anni`, en: `Younger than ${years} years` },
});

/** Completed weeks, inclusive; `unknown` applies the rule also to a pregnancy without a date. */
const pregnant = (from: number, to: number, unknown?: 'unknown') => ({
  applies: ({ pregnancy }: PatientState) => {
    if (pregnancy === undefined) return false;
    const { week } = pregnancy;
    return week === undefined ? unknown !== undefined : week >= from && week <= to;
  },
  about: { it: 'Gravidanza in corso', en: 'Current pregnancy' },
});

const fertile = {
  applies: ({ canBecomePregnant, pregnancy }: PatientState) => canBecomePregnant === true && pregnancy === undefined,
  about: { it: 'Possibile gravidanza', en: 'Possible pregnancy' },
};

const kidney = (degree: 'severe' | 'reduced') => ({
  applies: (state: PatientState) => state.kidney === degree,
  about:
    degree === 'severe'
      ? { it: 'Insufficienza renale grave', en: 'Severe kidney failure' }
      : { it: 'Malattia renale', en: 'Kidney disease' },
});

const any = Number.POSITIVE_INFINITY;
const nsaids = ['M01A'];
const acetylsalicylic = ['N02BA'];
const renin = ['C09A', 'C09B', 'C09C', 'C09D', 'C09XA'];
const retinoids = ['D10BA01', 'D05BB02', 'D11AH04'];
const valproate = ['N03AG01', 'N03AG02'];
const metformin = [
  'A10BA02',
  ...'02 03 05 07 08 10 11 13 14 15 16 17 18 20 22 23 25 27'.split(' ').map((n) => `A10BD${n}`),
];
const codeineForPain = ['N02AA59', 'N02AJ06', 'N02AJ07', 'N02AJ08', 'N02AJ09'];

const askDoctor: LocalizedText = {
  it: 'Non prenderlo senza il medico; di solito si preferisce il paracetamolo.',
  en: 'Do not take it without your doctor; paracetamol is usually preferred.',
};
const doNotStop: LocalizedText = {
  it: 'Non sospenderlo di propria iniziativa: parlarne subito con lo specialista.',
  en: 'Do not stop it on your own: talk to the specialist at once.',
};
const onlyProtected: LocalizedText = {
  it: 'Solo con il programma di prevenzione della gravidanza: test e contraccezione efficace.',
  en: 'Only with the pregnancy prevention programme: tests and effective contraception.',
};
const bleedingChild: LocalizedText = {
  it: 'Nel terzo trimestre può danneggiare cuore, polmoni e reni del bambino e allungare il sanguinamento.',
  en: "In the third trimester it can harm the baby's heart, lungs and kidneys and prolong bleeding.",
};
const reye: LocalizedText = {
  it: 'Con una malattia virale può causare la sindrome di Reye, rara e molto grave.',
  en: "With a viral illness it can cause Reye's syndrome, which is rare and very serious.",
};
const codeine: LocalizedText = {
  it: 'Può rallentare il respiro in modo pericoloso.',
  en: 'It can slow breathing down dangerously.',
};

/** Each row names its published source; not yet reviewed by a clinician (`reviewed` in `rules.ts`). */
export const patientRules: readonly PatientRule[] = [
  {
    ...pregnant(20, 27, 'unknown'),
    atc: [...nsaids, ...acetylsalicylic],
    severity: 'grave',
    effect: {
      it: 'Dalla 20ª settimana può danneggiare i reni del bambino e ridurre il liquido amniotico.',
      en: "From week 20 it can harm the baby's kidneys and reduce the amniotic fluid.",
    },
    management: askDoctor,
    source: 'FDA',
    entry: '2020',
    reference: 'Drug Safety Communication of 15 October 2020 on NSAIDs from 20 weeks of pregnancy',
  },
  {
    ...pregnant(28, any),
    atc: [...nsaids, ...acetylsalicylic],
    severity: 'controindicata',
    effect: bleedingChild,
    management: askDoctor,
    source: 'RCP',
    entry: '',
    reference: 'Ibuprofen, ketoprofen, acetylsalicylic acid above 100 mg a day, 4.3 and 4.6: third trimester',
  },
  {
    ...pregnant(0, 13),
    atc: renin,
    severity: 'grave',
    effect: {
      it: 'Nel primo trimestre non è raccomandato: non si esclude un rischio di malformazioni.',
      en: 'Not recommended in the first trimester: a risk of malformations is not ruled out.',
    },
    management: doNotStop,
    source: 'RCP',
    entry: '',
    reference: 'ACE inhibitors, angiotensin receptor blockers and aliskiren, 4.4 and 4.6',
  },
  {
    ...pregnant(14, any, 'unknown'),
    atc: renin,
    severity: 'controindicata',
    effect: {
      it: 'Nel secondo e nel terzo trimestre danneggia i reni e lo sviluppo del bambino.',
      en: "In the second and third trimester it harms the baby's kidneys and development.",
    },
    management: doNotStop,
    source: 'RCP',
    entry: '',
    reference: 'ACE inhibitors, angiotensin receptor blockers and aliskiren, 4.3 and 4.6',
  },
  {
    ...pregnant(0, any, 'unknown'),
    atc: retinoids,
    severity: 'controindicata',
    effect: { it: 'Causa gravi malformazioni del bambino.', en: 'It causes serious malformations of the baby.' },
    management: {
      it: 'Non prenderlo: parlarne subito con il medico.',
      en: 'Do not take it: talk to your doctor at once.',
    },
    source: 'EMA',
    entry: '2018',
    reference: 'Referral of retinoid-containing medicines, 22 March 2018: oral retinoids',
  },
  {
    ...fertile,
    atc: retinoids,
    severity: 'grave',
    effect: {
      it: 'In gravidanza causa gravi malformazioni del bambino.',
      en: 'In pregnancy it causes serious malformations of the baby.',
    },
    management: onlyProtected,
    source: 'EMA',
    entry: '2018',
    reference: 'Referral of retinoid-containing medicines, 22 March 2018: oral retinoids',
  },
  {
    ...pregnant(0, any, 'unknown'),
    atc: valproate,
    severity: 'controindicata',
    effect: {
      it: 'Alto rischio di malformazioni e di disturbi dello sviluppo del bambino.',
      en: 'High risk of malformations and of developmental problems of the baby.',
    },
    management: doNotStop,
    source: 'EMA',
    entry: '2018',
    reference: 'Referral of valproate and related substances, CMDh of 21 March 2018',
  },
  {
    ...fertile,
    atc: valproate,
    severity: 'grave',
    effect: {
      it: 'In gravidanza comporta un alto rischio di malformazioni e di disturbi dello sviluppo del bambino.',
      en: 'In pregnancy it brings a high risk of malformations and of developmental problems of the baby.',
    },
    management: onlyProtected,
    source: 'EMA',
    entry: '2018',
    reference: 'Referral of valproate and related substances, CMDh of 21 March 2018',
  },
  {
    ...younger(8),
    atc: ['J01AA'],
    severity: 'grave',
    effect: {
      it: 'Può macchiare i denti per sempre e rallentare la crescita delle ossa.',
      en: 'It can stain the teeth for good and slow down the growth of the bones.',
    },
    management: {
      it: 'Di solito non si usa: chiedere al pediatra.',
      en: 'It is usually not used: ask the paediatrician.',
    },
    source: 'RCP',
    entry: '',
    reference: 'Doxycycline, 4.2 and 4.4',
  },
  {
    ...younger(16),
    atc: acetylsalicylic,
    severity: 'controindicata',
    effect: reye,
    management: {
      it: 'Non darlo; contro la febbre si preferisce il paracetamolo.',
      en: 'Do not give it; against fever paracetamol is preferred.',
    },
    source: 'RCP',
    entry: '',
    reference: 'Acetylsalicylic acid 400 mg and 500 mg, 4.3: below 16 years',
  },
  {
    ...younger(16),
    atc: ['B01AC06'],
    severity: 'grave',
    effect: reye,
    management: {
      it: 'Solo se lo prescrive lo specialista.',
      en: 'Only if a specialist prescribes it.',
    },
    source: 'RCP',
    entry: '',
    reference: 'Acetylsalicylic acid 100 mg, 4.4: below 16 years',
  },
  {
    ...younger(12),
    atc: codeineForPain,
    severity: 'controindicata',
    effect: codeine,
    management: { it: 'Non darlo: chiedere al pediatra.', en: 'Do not give it: ask the paediatrician.' },
    source: 'EMA',
    entry: '2013',
    reference: 'Referral of codeine-containing medicines for pain relief, CMDh of 28 June 2013: below 12 years',
  },
  {
    ...younger(12),
    atc: ['R05DA04'],
    severity: 'controindicata',
    effect: codeine,
    management: { it: 'Non darlo: chiedere al pediatra.', en: 'Do not give it: ask the paediatrician.' },
    source: 'EMA',
    entry: '2015',
    reference: 'Referral of codeine for cough or cold, CMDh of 24 April 2015: below 12 years',
  },
  {
    ...kidney('severe'),
    atc: metformin,
    severity: 'controindicata',
    effect: {
      it: 'Con una filtrazione sotto 30 ml/min si accumula, con rischio di acidosi lattica.',
      en: 'With a filtration below 30 ml/min it builds up, with risk of lactic acidosis.',
    },
    management: doNotStop,
    source: 'EMA',
    entry: '2016',
    reference: 'Referral of metformin-containing medicines, 13 October 2016: GFR below 30 ml/min',
  },
  {
    ...kidney('reduced'),
    atc: metformin,
    severity: 'moderata',
    effect: {
      it: 'La dose dipende dai reni: tra 30 e 59 ml/min si riduce, sotto 30 ml/min non si può prendere.',
      en: 'The dose depends on the kidneys: between 30 and 59 ml/min it is lowered, below 30 ml/min it must not be taken.',
    },
    management: {
      it: 'Controllare la filtrazione renale (eGFR) e chiedere al medico.',
      en: 'Have the kidney filtration (eGFR) checked and ask your doctor.',
    },
    source: 'EMA',
    entry: '2016',
    reference: 'Referral of metformin-containing medicines, 13 October 2016: GFR between 30 and 59 ml/min',
  },
  {
    ...kidney('severe'),
    atc: nsaids,
    severity: 'controindicata',
    effect: {
      it: 'Può peggiorare ancora la funzione dei reni.',
      en: 'It can make the kidneys work even less.',
    },
    management: askDoctor,
    source: 'RCP',
    entry: '',
    reference: 'Ibuprofen 400 mg, 4.3: glomerular filtration below 30 ml/min',
  },
];

const kidneyDisease =
  /\b(insufficienza renale|malattia renale cronica|nefropatia cronica|irc|mrc|dialisi|emodialisi|dialitic\w*)\b/;
/** KDIGO 2012: stage 4 is severely decreased (15 to 29 ml/min), stage 5 is kidney failure. */
const severeDegree =
  /\b(stadio g?(4|5)|stadio (iv|v)|g[45]|grave|severa|terminale|dialisi|emodialisi|dialitic\w*|uremi\w*)\b/;

export function kidneyDegree(diagnoses: readonly string[]): PatientState['kidney'] {
  const words = diagnoses.map(normalizeForSearch).filter((text) => kidneyDisease.test(text));
  if (words.some((text) => severeDegree.test(text))) return 'severe';
  return words.length > 0 ? 'reduced' : undefined;
}
