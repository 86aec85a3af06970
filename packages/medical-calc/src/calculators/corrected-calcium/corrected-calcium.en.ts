import type { MessagesFor } from '../../messages/keys.ts';
import type { correctedCalciumDefinition } from './corrected-calcium.about.ts';

export const correctedCalciumEn: MessagesFor<typeof correctedCalciumDefinition> = {
  'corrected-calcium.title': 'Calcium corrected for albumin',
  'corrected-calcium.description': 'The total calcium that there would be with a normal albumin.',
  'corrected-calcium.calcium': 'Total calcium',
  'corrected-calcium.output': 'Corrected calcium',
  'corrected-calcium.population':
    'An estimate: when it really matters, ionised calcium is measured. Little reliable in intensive care and with diseased kidneys.',
};
