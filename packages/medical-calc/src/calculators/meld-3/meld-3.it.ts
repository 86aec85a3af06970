import type { MessagesFor } from '../../locales/locale.ts';
import type { meld3Definition } from './meld-3.about.ts';

export const meld3It: MessagesFor<typeof meld3Definition> = {
  'meld-3.title': 'MELD 3.0',
  'meld-3.description': 'Gravità di una malattia del fegato, con sodio, albumina e sesso: la versione in uso dal 2023.',
  'meld-3.raw': 'MELD 3.0 non arrotondato',
  'meld-3.score': 'Punteggio MELD 3.0',
  'meld-3.mortality': 'Mortalità a tre mesi (MELD 3.0)',
  'meld-3.population': 'Per adulti con una malattia cronica del fegato. Dai 12 ai 17 anni la formula è diversa.',
};
