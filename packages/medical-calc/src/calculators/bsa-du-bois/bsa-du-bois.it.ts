import type { MessagesFor } from '../../locales/locale.ts';
import type { bsaDuBoisDefinition } from './bsa-du-bois.about.ts';

export const bsaDuBoisIt: MessagesFor<typeof bsaDuBoisDefinition> = {
  'bsa-du-bois.title': 'Superficie corporea (Du Bois)',
  'bsa-du-bois.description': 'La superficie del corpo stimata dal peso e dall’altezza.',
  'bsa-du-bois.output': 'Superficie corporea (Du Bois)',
  'bsa-du-bois.population':
    'Ricavata da nove persone misurate; nelle persone con obesità la superficie reale è maggiore.',
};
