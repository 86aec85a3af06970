import type { MessagesFor } from '../../locales/locale.ts';
import type { meldNaDefinition } from './meld-na.about.ts';

export const meldNaEn: MessagesFor<typeof meldNaDefinition> = {
  'meld-na.title': 'MELD-Na score (OPTN 2016)',
  'meld-na.description': 'How severe liver disease is, including sodium.',
  'meld-na.first': 'MELD before sodium',
  'meld-na.score': 'MELD-Na score',
  'meld-na.mortality': '3-month mortality (MELD-Na)',
  'meld-na.population':
    'For people with chronic liver disease, from 12 years. For transplants, MELD 3.0 replaced it in July 2023.',
};
