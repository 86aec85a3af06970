import type { MessagesFor } from '../../messages/keys.ts';
import type { meldNaDefinition } from './meld-na.about.ts';

export const meldNaEn: MessagesFor<typeof meldNaDefinition> = {
  'meld-na.title': 'MELD-Na score (OPTN 2016)',
  'meld-na.description': 'How severe a liver disease is, with the sodium.',
  'meld-na.first': 'MELD before the sodium',
  'meld-na.score': 'MELD-Na score',
  'meld-na.mortality': 'Three-month mortality (MELD-Na)',
  'meld-na.population':
    'For people with chronic liver disease, from 12 years. For transplants MELD 3.0 has replaced it since July 2023.',
};
