import type { MessagesFor } from '../../locales/locale.ts';
import type { meldNaDefinition } from './meld-na.about.ts';

export const meldNaIt: MessagesFor<typeof meldNaDefinition> = {
  'meld-na.title': 'MELD-Na Score (OPTN 2016)',
  'meld-na.description': 'Gravità di una malattia del fegato, con il sodio.',
  'meld-na.first': 'MELD senza il sodio',
  'meld-na.score': 'Punteggio MELD-Na',
  'meld-na.mortality': 'Mortalità a tre mesi (MELD-Na)',
  'meld-na.population':
    'Per chi ha una malattia cronica del fegato, dai 12 anni. Dal luglio 2023 nei trapianti lo ha sostituito MELD 3.0.',
};
