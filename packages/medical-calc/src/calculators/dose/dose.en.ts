import type { MessagesFor } from '../../locales/locale.ts';
import type { doseDefinition } from './dose.about.ts';

export const doseEn: MessagesFor<typeof doseDefinition> = {
  'dose.title': 'Dose of a medicine',
  'dose.description': 'The total dose and each single dose, from weight or body surface area (Mosteller).',
  'dose.administrations': 'Number of doses',
  'dose.administrations.help': 'How many single doses the total dose is divided into.',
  'dose.doseMgPerKg': 'Dose per kg of weight',
  'dose.doseMgPerM2': 'Dose per m² of body surface area',
  'dose.doseMgPerM2.help': 'You also need to enter the height. The surface area uses the Mosteller formula.',
  'dose.totalDoseMg': 'Total dose',
  'dose.singleDoseMg': 'Single dose',
  'dose.population':
    'This is only the calculation. The prescriber decides the right dose, the daily maximum and the rounding.',
};
