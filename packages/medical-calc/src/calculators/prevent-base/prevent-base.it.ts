import type { MessagesFor } from '../../locales/locale.ts';
import type { preventBaseDefinition } from './prevent-base.about.ts';

export const preventBaseIt: MessagesFor<typeof preventBaseDefinition> = {
  'prevent-base.title': 'PREVENT (AHA 2023)',
  'prevent-base.description':
    'Rischio di malattie cardiovascolari in dieci e in trent’anni, con le equazioni americane del 2023, senza la razza.',
  'prevent-base.statin': 'Statine',
  'prevent-base.statin.yes': 'Prendi ora una statina per il colesterolo.',
  'prevent-base.statin.no': 'Altri farmaci o integratori per il colesterolo.',
  'prevent-base.egfr': 'Filtrato dei reni (eGFR)',
  'prevent-base.egfr.help': 'Calcolato con CKD-EPI 2021.',
  'prevent-base.bmi': 'Indice di massa corporea (BMI)',
  'prevent-base.totalCvd10': 'Malattie cardiovascolari, dieci anni',
  'prevent-base.ascvd10': 'Infarto e ictus, dieci anni',
  'prevent-base.heartFailure10': 'Scompenso cardiaco, dieci anni',
  'prevent-base.totalCvd30': 'Malattie cardiovascolari, trent’anni',
  'prevent-base.ascvd30': 'Infarto e ictus, trent’anni',
  'prevent-base.heartFailure30': 'Scompenso cardiaco, trent’anni',
  'prevent-base.population':
    'Dai 30 ai 79 anni, senza malattie cardiovascolari in passato; i trent’anni solo fino a 59. Ricavata negli Stati Uniti: per l’Italia è più adatto SCORE2.',
};
