import type { MessagesFor } from '../../locales/locale.ts';
import type { anionGapDefinition } from './anion-gap.about.ts';

export const anionGapEn: MessagesFor<typeof anionGapDefinition> = {
  'anion-gap.title': 'Anion gap',
  'anion-gap.description':
    'The difference between sodium, chloride and bicarbonate in the blood. It helps find the cause of acidosis.',
  'anion-gap.chloride': 'Chloride',
  'anion-gap.bicarbonate': 'Bicarbonate',
  'anion-gap.output': 'Anion gap',
  'anion-gap.albuminCorrected': 'Anion gap corrected for albumin',
  'anion-gap.population':
    'Without potassium. Use the normal range of the laboratory. If albumin is low, use the corrected value.',
};
