import type { CalculatorId } from '@libretto/medical-calc/load';

export type Group = 'kidneys' | 'heart' | 'medicines' | 'body' | 'blood' | 'liver' | 'emergency';

/** Where one looks for a calculator; a calculator that is not here does not compile. */
export const groupOf: Readonly<Record<CalculatorId, Group>> = {
  'adjusted-body-weight': 'body',
  'anion-gap': 'blood',
  apgar: 'emergency',
  bmi: 'body',
  'bsa-du-bois': 'body',
  'bsa-mosteller': 'body',
  'cha2ds2-va': 'heart',
  'cha2ds2-vasc': 'heart',
  'child-pugh': 'liver',
  'ckd-epi-2009': 'kidneys',
  'ckd-epi-2012-creatinine-cystatin-c': 'kidneys',
  'ckd-epi-2012-cystatin-c': 'kidneys',
  'ckd-epi-2021': 'kidneys',
  'ckd-epi-2021-creatinine-cystatin-c': 'kidneys',
  'cockcroft-gault': 'kidneys',
  'corrected-calcium': 'blood',
  'creatinine-clearance-urine': 'kidneys',
  dose: 'medicines',
  drops: 'medicines',
  'drops-to-ml': 'medicines',
  'fib-4': 'liver',
  'framingham-hard-chd': 'heart',
  gcs: 'emergency',
  'has-bled': 'heart',
  'homa-ir': 'blood',
  'ibw-devine': 'body',
  'infusion-rate': 'medicines',
  'ldl-friedewald': 'blood',
  meld: 'liver',
  'meld-3': 'liver',
  'meld-na': 'liver',
  news2: 'emergency',
  parkland: 'emergency',
  'pce-2013': 'heart',
  'prevent-base': 'heart',
  qsofa: 'emergency',
  'qtc-bazett': 'heart',
  'qtc-fridericia': 'heart',
  'schwartz-bedside': 'kidneys',
  score2: 'heart',
  'score2-op': 'heart',
  'wells-dvt': 'heart',
  'wells-pe': 'heart',
};

/** In the order in which they are shown. */
export const groups: readonly Group[] = ['kidneys', 'heart', 'medicines', 'body', 'blood', 'liver', 'emergency'];
