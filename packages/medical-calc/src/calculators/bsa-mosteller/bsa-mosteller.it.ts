import type { MessagesFor } from '../../locales/locale.ts';
import type { bsaMostellerDefinition } from './bsa-mosteller.about.ts';

export const bsaMostellerIt: MessagesFor<typeof bsaMostellerDefinition> = {
  'bsa-mosteller.title': 'Superficie corporea (Mosteller)',
  'bsa-mosteller.description':
    'La superficie del corpo stimata dal peso e dall’altezza con la formula più usata per le dosi.',
  'bsa-mosteller.output': 'Superficie corporea (Mosteller)',
  'bsa-mosteller.population':
    'Per adulti e bambini. Con un’altra formula la superficie è un po’ diversa: controlla quale chiede la terapia.',
};
