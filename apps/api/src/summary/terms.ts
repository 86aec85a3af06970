import { specialtiesInEnglish } from '../records/specialties/tags.ts';
import { investigations, usualInvestigations } from './investigations.en.ts';

const routes: Readonly<Record<string, string>> = {
  auricolare: 'auricular',
  cutanea: 'cutaneous',
  inalatoria: 'inhalation',
  intramuscolare: 'intramuscular',
  intrauterina: 'intrauterine',
  nasale: 'nasal',
  oftalmica: 'ophthalmic',
  orale: 'oral',
  parenterale: 'parenteral',
  rettale: 'rectal',
  sottocutanea: 'subcutaneous',
  sublinguale: 'sublingual',
  transdermica: 'transdermal',
  vaginale: 'vaginal',
};

/** Suggested answers of the reaction form, in the language of the page. */
const usualAnswers: Readonly<Record<string, string>> = {
  Nessuno: 'None',
  Nessuna: 'None',
  'Non lo so': 'I do not know',
};

const pieces: Readonly<Record<string, string>> = {
  bustina: 'sachet',
  capsula: 'capsule',
  cerotto: 'patch',
  compressa: 'tablet',
  cucchiaino: 'teaspoon',
  erogazione: 'puff',
  fiala: 'vial',
  goccia: 'drop',
  supposta: 'suppository',
  unità: 'unit',
};

export const terms: readonly { it: string; en: string }[] = [
  routes,
  pieces,
  usualAnswers,
  usualInvestigations,
  investigations,
  specialtiesInEnglish,
].flatMap((list) => Object.entries(list).map(([it, en]) => ({ it, en })));

const inEnglish = new Map(terms.map(({ it, en }) => [it.toLowerCase(), en]));
const inItalian = new Map(Object.entries(usualAnswers).map(([italian, english]) => [english.toLowerCase(), italian]));

/** Translates a text that equals a built-in term; user text stays as written. */
export const termInEnglish = (text: string): string => inEnglish.get(text.trim().toLowerCase()) ?? text;

export const termInItalian = (text: string): string => inItalian.get(text.trim().toLowerCase()) ?? text;
