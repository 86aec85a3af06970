import type { MessagesFor } from '../../messages/keys.ts';
import type { doseDefinition } from './dose.about.ts';

export const doseEn: MessagesFor<typeof doseDefinition> = {
  'dose.title': 'Dose of a medicine',
  'dose.description': 'The total dose and the dose each time, from the weight or from the body surface (Mosteller).',
  'dose.administrations': 'Number of administrations',
  'dose.administrations.help': 'Into how many times the total dose is divided.',
  'dose.doseMgPerKg': 'Dose per kg of weight',
  'dose.doseMgPerM2': 'Dose per m² of body surface',
  'dose.doseMgPerM2.help': 'The height is needed too. The surface is the one by Mosteller.',
  'dose.totalDoseMg': 'Total dose',
  'dose.singleDoseMg': 'Single dose',
  'dose.population':
    'The right dose, the daily maximum and the rounding are for the prescriber to decide: this is only the sum.',
};
