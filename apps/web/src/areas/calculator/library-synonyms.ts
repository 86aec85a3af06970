import type { CalculatorId } from '@libretto/medical-calc/load';

/** Synonyms in both languages; a search for one finds entries that use another. */
export const synonyms: readonly (readonly string[])[] = [
  ['rene', 'reni', 'renale', 'renali', 'insufficienza renale', 'kidney', 'kidneys', 'renal', 'kidney failure'],
  ['filtrato', 'filtrano', 'eGFR', 'GFR', 'VFG', 'filtration', 'filter'],
  ['cuore', 'cardiaco', 'cardiaca', 'cardiovascolare', 'cardiovascolari', 'heart', 'cardiac', 'cardiovascular'],
  ['scompenso', 'insufficienza cardiaca', 'heart failure'],
  ['fegato', 'epatico', 'cirrosi', 'liver', 'hepatic', 'cirrhosis'],
  ['polmone', 'polmonare', 'lung', 'pulmonary'],
  ['pressione', 'ipertensione', 'sistolica', 'blood pressure', 'hypertension'],
  ['diabete', 'diabetes'],
  ['glicemia', 'zucchero', 'glucosio', 'glucose', 'blood sugar'],
  ['colesterolo', 'lipidi', 'grassi', 'cholesterol', 'lipids'],
  ['sanguinamento', 'sanguinamenti', 'sanguinare', 'emorragia', 'bleeding', 'bleeds', 'haemorrhage', 'hemorrhage'],
  ['infezione', 'sepsi', 'setticemia', 'infection', 'sepsis'],
  ['trombosi', 'coagulo', 'thrombosis', 'clot'],
  ['infarto', 'coronarie', 'coronarica', 'heart attack', 'coronary'],
  ['ictus', 'stroke'],
  ['peso', 'obesità', 'weight', 'obesity'],
  ['altezza', 'statura', 'height'],
  ['farmaco', 'farmaci', 'medicina', 'medicinale', 'drug', 'medicine', 'medicines'],
  ['flebo', 'infusione', 'drip', 'infusion'],
  ['ustione', 'ustioni', 'bruciatura', 'burn', 'burns'],
  ['neonato', 'neonati', 'newborn', 'newborns', 'baby'],
  ['bambini', 'bambino', 'pediatrico', 'children', 'child', 'paediatric', 'pediatric'],
  ['coma', 'coscienza', 'vigile', 'consciousness', 'alert'],
  ['fumatore', 'fumo', 'sigarette', 'smoker', 'smoking'],
];

/** Uses that the calculator's own texts do not mention. */
export const extraKeywords: Readonly<Partial<Record<CalculatorId, string>>> = {
  'homa-ir': 'diabete diabetes',
  news2: 'sepsi sepsis',
};
