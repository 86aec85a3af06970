import type { MessagesFor } from '../../locales/locale.ts';
import type { ibwDevineDefinition } from './ibw-devine.about.ts';

export const ibwDevineIt: MessagesFor<typeof ibwDevineDefinition> = {
  'ibw-devine.title': 'Peso ideale (Devine)',
  'ibw-devine.description':
    'Un peso di riferimento che dipende solo da altezza e sesso: serve per alcune dosi, non per giudicare il peso.',
  'ibw-devine.output': 'Peso ideale',
  'ibw-devine.population': 'Per adulti da 152,4 cm in su. Non dice quale peso è sano.',
};
