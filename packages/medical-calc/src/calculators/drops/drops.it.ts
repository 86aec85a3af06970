import type { MessagesFor } from '../../locales/locale.ts';
import type { dropsDefinition } from './drops.about.ts';

export const dropsIt: MessagesFor<typeof dropsDefinition> = {
  'drops.title': 'Gocce per una dose',
  'drops.description': 'Quanti mL e quante gocce contengono la dose prescritta.',
  'drops.contentMg': 'Contenuto della soluzione',
  'drops.volumeMl': 'Volume della soluzione',
  'drops.doseMg': 'Dose da prendere',
  'drops.ml': 'Volume',
  'drops.drops': 'Gocce',
  'drops.population': 'La goccia cambia da un prodotto all’altro: usa il numero di gocce per mL scritto sul foglietto.',
};
