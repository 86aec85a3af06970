import type { MessagesFor } from '../../messages/keys.ts';
import type { dropsToMlDefinition } from './drops-to-ml.about.ts';

export const dropsToMlEn: MessagesFor<typeof dropsToMlDefinition> = {
  'drops-to-ml.title': 'Drops into mL',
  'drops-to-ml.description': 'How many mL a number of drops is.',
  'drops-to-ml.drops': 'Number of drops',
  'drops-to-ml.ml': 'Volume',
  'drops-to-ml.population':
    'A drop differs from dropper to dropper: use the number of drops per mL on the leaflet or on the drip set.',
};
