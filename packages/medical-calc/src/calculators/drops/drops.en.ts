import type { MessagesFor } from '../../locales/locale.ts';
import type { dropsDefinition } from './drops.about.ts';

export const dropsEn: MessagesFor<typeof dropsDefinition> = {
  'drops.title': 'Drops for a dose',
  'drops.description': 'How many mL and how many drops contain the prescribed dose.',
  'drops.contentMg': 'Content of the solution',
  'drops.volumeMl': 'Volume of the solution',
  'drops.doseMg': 'Dose to take',
  'drops.ml': 'Volume',
  'drops.drops': 'Drops',
  'drops.population': 'The size of a drop depends on the product. Use the number of drops per mL on the leaflet.',
};
