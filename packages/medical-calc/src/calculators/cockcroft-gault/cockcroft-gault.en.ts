import type { MessagesFor } from '../../messages/keys.ts';
import type { cockcroftGaultDefinition } from './cockcroft-gault.about.ts';

export const cockcroftGaultEn: MessagesFor<typeof cockcroftGaultDefinition> = {
  'cockcroft-gault.title': 'Cockcroft-Gault',
  'cockcroft-gault.description':
    'Creatinine clearance estimated from age, weight and creatinine: many doses of medicines go by it.',
  'cockcroft-gault.output': 'Estimated creatinine clearance',
  'cockcroft-gault.population':
    'For adults from 18 years with a stable creatinine. With the actual weight it is too high in people with obesity. Not related to 1.73 m².',
};
