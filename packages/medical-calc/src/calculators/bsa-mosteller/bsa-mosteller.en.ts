import type { MessagesFor } from '../../locales/locale.ts';
import type { bsaMostellerDefinition } from './bsa-mosteller.about.ts';

export const bsaMostellerEn: MessagesFor<typeof bsaMostellerDefinition> = {
  'bsa-mosteller.title': 'Body surface area (Mosteller)',
  'bsa-mosteller.description':
    'The surface area of the body from weight and height, using the most common formula for doses.',
  'bsa-mosteller.output': 'Body surface area (Mosteller)',
  'bsa-mosteller.population':
    'For adults and children. Other formulas give a slightly different area. Check which one the treatment needs.',
};
