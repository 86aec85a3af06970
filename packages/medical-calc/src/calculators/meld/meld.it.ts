import type { MessagesFor } from '../../locales/locale.ts';
import type { meldDefinition } from './meld.about.ts';

export const meldIt: MessagesFor<typeof meldDefinition> = {
  'meld.title': 'MELD Score (originale)',
  'meld.description': 'Gravità di una malattia del fegato, senza il sodio.',
  'meld.score': 'Punteggio MELD originale',
  'meld.mortality': 'Mortalità a tre mesi (MELD originale, Wiesner 2003)',
  'meld.population':
    'Per chi ha una malattia cronica del fegato, dai 12 anni. Nei trapianti lo hanno sostituito MELD-Na (2016) e MELD 3.0 (2023).',
};
