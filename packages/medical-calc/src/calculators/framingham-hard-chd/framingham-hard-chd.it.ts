import type { MessagesFor } from '../../locales/locale.ts';
import type { framinghamHardChdDefinition } from './framingham-hard-chd.about.ts';

export const framinghamHardChdIt: MessagesFor<typeof framinghamHardChdDefinition> = {
  'framingham-hard-chd.title': 'Framingham Risk Score',
  'framingham-hard-chd.description': 'Rischio di infarto o di morte per malattia delle coronarie in dieci anni.',
  'framingham-hard-chd.risk': 'Rischio a dieci anni',
  'framingham-hard-chd.band': 'ATP III 2002',
  'framingham-hard-chd.band.low': 'Rischio basso',
  'framingham-hard-chd.band.intermediate': 'Rischio intermedio',
  'framingham-hard-chd.band.high': 'Rischio alto',
  'framingham-hard-chd.population':
    'Dai 30 ai 79 anni, senza malattia delle coronarie e senza diabete. Ricavato negli Stati Uniti: in Italia tende a sovrastimare, ed è più adatto SCORE2.',
};
