import type { MessagesFor } from '../../locales/locale.ts';
import type { cockcroftGaultDefinition } from './cockcroft-gault.about.ts';

export const cockcroftGaultIt: MessagesFor<typeof cockcroftGaultDefinition> = {
  'cockcroft-gault.title': 'Cockcroft-Gault',
  'cockcroft-gault.description':
    'La clearance della creatinina stimata da età, peso e creatinina: molte dosi di farmaci si regolano su questa.',
  'cockcroft-gault.output': 'Clearance della creatinina stimata',
  'cockcroft-gault.population':
    'Per adulti dai 18 anni con creatinina stabile. Con il peso reale è troppo alta nelle persone con obesità. Non è riferita a 1,73 m².',
};
