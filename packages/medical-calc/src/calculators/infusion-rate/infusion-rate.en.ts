import type { MessagesFor } from '../../messages/keys.ts';
import type { infusionRateDefinition } from './infusion-rate.about.ts';

export const infusionRateEn: MessagesFor<typeof infusionRateDefinition> = {
  'infusion-rate.title': 'Infusion rate',
  'infusion-rate.description': 'At how many mL/h a drip or a pump gives a dose in µg/kg/min.',
  'infusion-rate.dose': 'Dose to infuse',
  'infusion-rate.dose.help': 'In micrograms per kg of weight and minute (µg/kg/min), not in milligrams.',
  'infusion-rate.vialMg': 'Content of one vial',
  'infusion-rate.vials': 'Number of vials diluted',
  'infusion-rate.volumeMl': 'Volume of the drip',
  'infusion-rate.volumeMl.help': 'The final volume, medicine included.',
  'infusion-rate.concentration': 'Concentration',
  'infusion-rate.rate': 'Infusion rate',
  'infusion-rate.population':
    'Only the sum: the medicine, the dose and the rate are decided and checked by those who treat.',
};
