import type { MessagesFor } from '../../messages/keys.ts';
import type { parklandDefinition } from './parkland.about.ts';

export const parklandEn: MessagesFor<typeof parklandDefinition> = {
  'parkland.title': 'Fluids for burns (Parkland)',
  'parkland.description':
    'How much fluid is needed in the first 24 hours after a severe burn: half in the first 8 hours.',
  'parkland.tbsaPercent': 'Body surface burnt',
  'parkland.tbsaPercent.help': 'Only second- and third-degree burns: reddened skin does not count.',
  'parkland.volume24h': 'Fluid in 24 hours',
  'parkland.first8h': 'First 8 hours from the burn',
  'parkland.next16h': 'The 16 hours after',
  'parkland.rateFirst8h': 'Rate in the first 8 hours',
  'parkland.rateNext16h': 'Rate in the 16 hours after',
  'parkland.population':
    'For severe burns, in hospital. The 8 hours start at the burn: who arrives late has to catch up. Then the urine decides. Children get maintenance fluids as well.',
};
