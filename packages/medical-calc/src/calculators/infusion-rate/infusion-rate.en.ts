import type { MessagesFor } from '../../locales/locale.ts';
import type { infusionRateDefinition } from './infusion-rate.about.ts';

export const infusionRateEn: MessagesFor<typeof infusionRateDefinition> = {
  'infusion-rate.title': 'Infusion rate',
  'infusion-rate.description': 'The rate in mL/h at which a drip or pump gives a dose in µg/kg/min.',
  'infusion-rate.dose': 'Dose to infuse',
  'infusion-rate.dose.help': 'In micrograms per kg of weight per minute (µg/kg/min), not in milligrams.',
  'infusion-rate.vialMg': 'Content of one vial',
  'infusion-rate.vials': 'Number of vials diluted',
  'infusion-rate.volumeMl': 'Volume of the drip',
  'infusion-rate.volumeMl.help': 'The final volume, including the medicine.',
  'infusion-rate.concentration': 'Concentration',
  'infusion-rate.rate': 'Infusion rate',
  'infusion-rate.population':
    'This is only the calculation. The people who give the treatment decide and check the medicine, the dose and the rate.',
};
