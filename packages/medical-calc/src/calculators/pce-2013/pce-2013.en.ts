import type { MessagesFor } from '../../locales/locale.ts';
import type { pce2013Definition } from './pce-2013.about.ts';

export const pce2013En: MessagesFor<typeof pce2013Definition> = {
  'pce-2013.title': 'Cardiovascular score (ACC/AHA 2013)',
  'pce-2013.description':
    'Risk of a heart attack, stroke or coronary death within 10 years, using the 2013 American equations.',
  'pce-2013.race': 'Population group',
  'pce-2013.race.help': 'The equation only covers these groups in the United States.',
  'pce-2013.race.white': 'White',
  'pce-2013.race.black': 'Black (African American)',
  'pce-2013.race.other': 'Other',
  'pce-2013.risk': '10-year risk',
  'pce-2013.band': 'ACC/AHA 2018',
  'pce-2013.band.low': 'Low risk',
  'pce-2013.band.borderline': 'Borderline risk',
  'pce-2013.band.intermediate': 'Intermediate risk',
  'pce-2013.band.high': 'High risk',
  'pce-2013.population':
    'From 40 to 79 years, without a previous heart attack or stroke. Developed in the United States. For Italy, SCORE2 with the moderate-risk region is more suitable.',
};
