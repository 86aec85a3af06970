import type { MessagesFor } from '../../locales/locale.ts';
import type { bsaDuBoisDefinition } from './bsa-du-bois.about.ts';

export const bsaDuBoisEn: MessagesFor<typeof bsaDuBoisDefinition> = {
  'bsa-du-bois.title': 'Body surface area (Du Bois)',
  'bsa-du-bois.description': 'The surface area of the body, estimated from weight and height.',
  'bsa-du-bois.output': 'Body surface area (Du Bois)',
  'bsa-du-bois.population': 'Developed from measurements of 9 people. In people with obesity the true area is larger.',
};
