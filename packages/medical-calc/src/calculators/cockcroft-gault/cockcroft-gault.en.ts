import type { MessagesFor } from '../../locales/locale.ts';
import type { cockcroftGaultDefinition } from './cockcroft-gault.about.ts';

export const cockcroftGaultEn: MessagesFor<typeof cockcroftGaultDefinition> = {
  'cockcroft-gault.title': 'Cockcroft-Gault',
  'cockcroft-gault.description':
    'Creatinine clearance estimated from age, weight and creatinine. Many medicine doses are based on it.',
  'cockcroft-gault.output': 'Estimated creatinine clearance',
  'cockcroft-gault.population':
    'For adults from 18 years with a stable creatinine. With the actual weight, the result is too high in people with obesity. Not adjusted to 1.73 m².',
};
