import { specialtiesInEnglish } from '../records/specialties.ts';
import { investigations } from './investigations.en.ts';

/** How medicines are taken, as the list of medicines and `routes-of-taking.ts` say it. */
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

/** Answers that the form of a reaction offers at the press of a button, in the language of the page. */
const usualAnswers: Readonly<Record<string, string>> = {
  Nessuno: 'None',
  Nessuna: 'None',
  'Non lo so': 'I do not know',
};

/** What is counted of a medicine; `unità` where nobody has said whether it is a tablet or something else. */
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

/** Every term of our own lists that has an English name of its own. */
export const terms: readonly { it: string; en: string }[] = [
  routes,
  pieces,
  usualAnswers,
  investigations,
  specialtiesInEnglish,
].flatMap((list) => Object.entries(list).map(([it, en]) => ({ it, en })));

const inEnglish = new Map(terms.map(({ it, en }) => [it.toLowerCase(), en]));
const inItalian = new Map(Object.entries(usualAnswers).map(([italian, english]) => [english.toLowerCase(), italian]));

/** Translates a text that is exactly a term of our own lists; what somebody wrote stays as it was written. */
export const termInEnglish = (text: string): string => inEnglish.get(text.trim().toLowerCase()) ?? text;

/** Translates an answer that was chosen on an English page; everything else of our lists is Italian already. */
export const termInItalian = (text: string): string => inItalian.get(text.trim().toLowerCase()) ?? text;
