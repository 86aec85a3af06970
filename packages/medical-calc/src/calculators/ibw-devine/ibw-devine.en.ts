import type { MessagesFor } from '../../messages/keys.ts';
import type { ibwDevineDefinition } from './ibw-devine.about.ts';

export const ibwDevineEn: MessagesFor<typeof ibwDevineDefinition> = {
  'ibw-devine.title': 'Ideal body weight (Devine)',
  'ibw-devine.description':
    'A reference weight that depends on height and sex only: for some doses, not for judging a weight.',
  'ibw-devine.output': 'Ideal body weight',
  'ibw-devine.population': 'For adults from 152.4 cm upwards. It does not say which weight is healthy.',
};
