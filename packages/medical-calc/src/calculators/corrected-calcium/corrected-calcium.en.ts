import type { MessagesFor } from '../../locales/locale.ts';
import type { correctedCalciumDefinition } from './corrected-calcium.about.ts';

export const correctedCalciumEn: MessagesFor<typeof correctedCalciumDefinition> = {
  'corrected-calcium.title': 'Calcium corrected for albumin',
  'corrected-calcium.description': 'What total calcium would be with normal albumin.',
  'corrected-calcium.calcium': 'Total calcium',
  'corrected-calcium.output': 'Corrected calcium',
  'corrected-calcium.population':
    'An estimate. When it really matters, ionised calcium is measured. Not very reliable in intensive care or with kidney disease.',
};
