import type { MessagesFor } from '../../locales/locale.ts';
import type { dropsToMlDefinition } from './drops-to-ml.about.ts';

export const dropsToMlIt: MessagesFor<typeof dropsToMlDefinition> = {
  'drops-to-ml.title': 'Gocce in mL',
  'drops-to-ml.description': 'A quanti mL corrisponde un numero di gocce.',
  'drops-to-ml.drops': 'Numero di gocce',
  'drops-to-ml.ml': 'Volume',
  'drops-to-ml.population':
    'La goccia cambia con il contagocce: usa il numero di gocce per mL scritto sul foglietto o sulla confezione del deflussore.',
};
