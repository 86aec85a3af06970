import type { MessagesFor } from '../../locales/locale.ts';
import type { infusionRateDefinition } from './infusion-rate.about.ts';

export const infusionRateIt: MessagesFor<typeof infusionRateDefinition> = {
  'infusion-rate.title': 'Velocità di infusione',
  'infusion-rate.description': 'A quanti mL/ora va una flebo o una pompa per dare una dose in µg/kg/min.',
  'infusion-rate.dose': 'Dose da infondere',
  'infusion-rate.dose.help': 'In microgrammi per kg di peso al minuto (µg/kg/min), non in milligrammi.',
  'infusion-rate.vialMg': 'Contenuto di una fiala',
  'infusion-rate.vials': 'Numero di fiale diluite',
  'infusion-rate.volumeMl': 'Volume della flebo',
  'infusion-rate.volumeMl.help': 'Il volume finale, farmaco compreso.',
  'infusion-rate.concentration': 'Concentrazione',
  'infusion-rate.rate': 'Velocità di infusione',
  'infusion-rate.population': 'Solo il conto: farmaco, dose e velocità li decide e li controlla chi cura.',
};
