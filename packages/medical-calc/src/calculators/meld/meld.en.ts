import type { MessagesFor } from '../../locales/locale.ts';
import type { meldDefinition } from './meld.about.ts';

export const meldEn: MessagesFor<typeof meldDefinition> = {
  'meld.title': 'MELD score (original)',
  'meld.description': 'How severe liver disease is, without sodium.',
  'meld.score': 'Original MELD score',
  'meld.mortality': '3-month mortality (original MELD, Wiesner 2003)',
  'meld.population':
    'For people with chronic liver disease, from 12 years. For transplants, MELD-Na (2016) and MELD 3.0 (2023) have replaced it.',
};
