import type { MessagesFor } from '../../locales/locale.ts';
import type { parklandDefinition } from './parkland.about.ts';

export const parklandEn: MessagesFor<typeof parklandDefinition> = {
  'parkland.title': 'Fluids for burns (Parkland)',
  'parkland.description':
    'How much fluid is needed in the first 24 hours after a severe burn, with half in the first 8 hours.',
  'parkland.tbsaPercent': 'Burnt body surface',
  'parkland.tbsaPercent.help': 'Only second- and third-degree burns. Reddened skin does not count.',
  'parkland.volume24h': 'Fluid in 24 hours',
  'parkland.first8h': 'First 8 hours after the burn',
  'parkland.next16h': 'Next 16 hours',
  'parkland.rateFirst8h': 'Rate in the first 8 hours',
  'parkland.rateNext16h': 'Rate in the next 16 hours',
  'parkland.population':
    'For severe burns, in hospital. The 8 hours start at the time of the burn, so people who arrive late need to catch up. After that, urine output decides. Children also get maintenance fluids.',
};
