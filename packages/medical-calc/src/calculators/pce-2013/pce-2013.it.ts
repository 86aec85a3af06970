import type { MessagesFor } from '../../locales/locale.ts';
import type { pce2013Definition } from './pce-2013.about.ts';

export const pce2013It: MessagesFor<typeof pce2013Definition> = {
  'pce-2013.title': 'Score Cardiovascolare (ACC/AHA 2013)',
  'pce-2013.description':
    'Rischio di infarto, ictus o morte coronarica in dieci anni, con le equazioni americane del 2013.',
  'pce-2013.race': 'Gruppo della popolazione',
  'pce-2013.race.help': 'L’equazione conosce solo questi gruppi degli Stati Uniti.',
  'pce-2013.race.white': 'Bianco',
  'pce-2013.race.black': 'Nero (afroamericano)',
  'pce-2013.race.other': 'Altro',
  'pce-2013.risk': 'Rischio a dieci anni',
  'pce-2013.band': 'ACC/AHA 2018',
  'pce-2013.band.low': 'Rischio basso',
  'pce-2013.band.borderline': 'Rischio al limite',
  'pce-2013.band.intermediate': 'Rischio intermedio',
  'pce-2013.band.high': 'Rischio alto',
  'pce-2013.population':
    'Dai 40 ai 79 anni, senza infarto o ictus in passato. Ricavata negli Stati Uniti: per l’Italia è più adatto SCORE2, area a rischio moderato.',
};
