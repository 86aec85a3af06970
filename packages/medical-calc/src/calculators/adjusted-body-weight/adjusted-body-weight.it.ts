import type { MessagesFor } from '../../locales/locale.ts';
import type { adjustedBodyWeightDefinition } from './adjusted-body-weight.about.ts';

export const adjustedBodyWeightIt: MessagesFor<typeof adjustedBodyWeightDefinition> = {
  'adjusted-body-weight.title': 'Peso corretto',
  'adjusted-body-weight.description':
    'Un peso tra quello ideale e quello reale, per le dosi di alcuni farmaci nelle persone con obesità.',
  'adjusted-body-weight.output': 'Peso corretto',
  'adjusted-body-weight.ibwKg': 'Peso ideale (Devine)',
  'adjusted-body-weight.population': 'Per adulti da 152,4 cm in su che pesano più del peso ideale.',
};
