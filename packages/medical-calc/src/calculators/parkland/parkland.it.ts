import type { MessagesFor } from '../../locales/locale.ts';
import type { parklandDefinition } from './parkland.about.ts';

export const parklandIt: MessagesFor<typeof parklandDefinition> = {
  'parkland.title': 'Liquidi nelle ustioni (Parkland)',
  'parkland.description': 'Quanti liquidi servono nelle prime 24 ore dopo un’ustione grave: metà nelle prime 8 ore.',
  'parkland.tbsaPercent': 'Superficie del corpo ustionata',
  'parkland.tbsaPercent.help': 'Solo ustioni di secondo e terzo grado: gli arrossamenti non contano.',
  'parkland.volume24h': 'Liquidi in 24 ore',
  'parkland.first8h': 'Prime 8 ore dall’ustione',
  'parkland.next16h': 'Le 16 ore successive',
  'parkland.rateFirst8h': 'Velocità nelle prime 8 ore',
  'parkland.rateNext16h': 'Velocità nelle 16 ore successive',
  'parkland.population':
    'Per ustioni gravi, in ospedale. Le 8 ore partono dall’ustione: chi arriva tardi deve recuperare. Poi decide la diuresi. Nei bambini si aggiungono i liquidi di mantenimento.',
};
