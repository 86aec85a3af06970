import type { MessagesFor } from '../../locales/locale.ts';
import type { score2Definition } from './score2.about.ts';

export const score2It: MessagesFor<typeof score2Definition> = {
  'score2.title': 'SCORE2',
  'score2.description': 'Rischio di infarto, ictus o morte cardiovascolare in dieci anni, per l’Europa.',
  'score2.risk': 'Rischio a dieci anni',
  'score2.band': 'linee guida ESC 2021',
  'score2.band.low-moderate': 'Rischio da basso a moderato',
  'score2.band.high': 'Rischio alto',
  'score2.band.very-high': 'Rischio molto alto',
  'score2.population':
    'Dai 40 ai 69 anni, senza infarto o ictus in passato, senza diabete, malattia dei reni o ipercolesterolemia familiare. Dai 70 anni c’è SCORE2-OP.',
};
