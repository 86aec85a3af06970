import type { MessagesFor } from '../../locales/locale.ts';
import type { adjustedBodyWeightDefinition } from './adjusted-body-weight.about.ts';

export const adjustedBodyWeightEn: MessagesFor<typeof adjustedBodyWeightDefinition> = {
  'adjusted-body-weight.title': 'Adjusted body weight',
  'adjusted-body-weight.description':
    'A weight between the ideal and the actual weight, used for doses of some medicines in people with obesity.',
  'adjusted-body-weight.output': 'Adjusted body weight',
  'adjusted-body-weight.ibwKg': 'Ideal body weight (Devine)',
  'adjusted-body-weight.population':
    'For adults who are at least 152.4 cm tall and weigh more than their ideal weight.',
};
