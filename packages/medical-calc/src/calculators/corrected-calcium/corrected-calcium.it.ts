import type { MessagesFor } from '../../locales/locale.ts';
import type { correctedCalciumDefinition } from './corrected-calcium.about.ts';

export const correctedCalciumIt: MessagesFor<typeof correctedCalciumDefinition> = {
  'corrected-calcium.title': 'Calcio corretto per l’albumina',
  'corrected-calcium.description': 'Il calcio totale che ci sarebbe con un’albumina normale.',
  'corrected-calcium.calcium': 'Calcio totale',
  'corrected-calcium.output': 'Calcio corretto',
  'corrected-calcium.population':
    'Una stima: quando conta davvero si misura il calcio ionizzato. Poco affidabile in terapia intensiva e con i reni malati.',
};
