import type { MessagesFor } from '../../locales/locale.ts';
import type { dropsToMlDefinition } from './drops-to-ml.about.ts';

export const dropsToMlEn: MessagesFor<typeof dropsToMlDefinition> = {
  'drops-to-ml.title': 'Drops to mL',
  'drops-to-ml.description': 'Converts a number of drops to mL.',
  'drops-to-ml.drops': 'Number of drops',
  'drops-to-ml.ml': 'Volume',
  'drops-to-ml.population':
    'The size of a drop depends on the dropper. Use the number of drops per mL on the leaflet or drip set.',
};
