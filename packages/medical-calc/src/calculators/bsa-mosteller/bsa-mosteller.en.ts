import type { MessagesFor } from '../../messages/keys.ts';
import type { bsaMostellerDefinition } from './bsa-mosteller.about.ts';

export const bsaMostellerEn: MessagesFor<typeof bsaMostellerDefinition> = {
  'bsa-mosteller.title': 'Body surface area (Mosteller)',
  'bsa-mosteller.description': 'The surface of the body from weight and height, by the formula most used for doses.',
  'bsa-mosteller.output': 'Body surface area (Mosteller)',
  'bsa-mosteller.population':
    'For adults and children. Another formula gives a slightly different area: check which one the treatment asks for.',
};
