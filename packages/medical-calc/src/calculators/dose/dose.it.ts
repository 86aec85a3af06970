import type { MessagesFor } from '../../locales/locale.ts';
import type { doseDefinition } from './dose.about.ts';

export const doseIt: MessagesFor<typeof doseDefinition> = {
  'dose.title': 'Dose di un farmaco',
  'dose.description':
    'La dose totale e la dose di ogni somministrazione, dal peso o dalla superficie corporea (Mosteller).',
  'dose.administrations': 'Numero di somministrazioni',
  'dose.administrations.help': 'In quante volte si divide la dose totale.',
  'dose.doseMgPerKg': 'Dose per kg di peso',
  'dose.doseMgPerM2': 'Dose per m² di superficie corporea',
  'dose.doseMgPerM2.help': 'Serve anche l’altezza. La superficie è calcolata con la formula di Mosteller.',
  'dose.totalDoseMg': 'Dose totale',
  'dose.singleDoseMg': 'Dose singola',
  'dose.population':
    'La dose giusta, il massimo giornaliero e l’arrotondamento li decide chi prescrive: qui c’è solo il conto.',
};
