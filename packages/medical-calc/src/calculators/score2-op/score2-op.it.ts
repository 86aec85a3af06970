import type { MessagesFor } from '../../locales/locale.ts';
import type { score2OpDefinition } from './score2-op.about.ts';

export const score2OpIt: MessagesFor<typeof score2OpDefinition> = {
  'score2-op.title': 'SCORE2-OP',
  'score2-op.description':
    'Rischio di infarto, ictus o morte cardiovascolare in dieci anni, per l’Europa, dai 70 anni.',
  'score2-op.risk': 'Rischio a dieci anni',
  'score2-op.band': 'linee guida ESC 2021, dai 70 anni',
  'score2-op.band.low-moderate': 'Rischio da basso a moderato',
  'score2-op.band.high': 'Rischio alto',
  'score2-op.band.very-high': 'Rischio molto alto',
  'score2-op.population':
    'Dai 70 agli 89 anni, senza infarto o ictus in passato, senza diabete, malattia dei reni o ipercolesterolemia familiare.',
};
