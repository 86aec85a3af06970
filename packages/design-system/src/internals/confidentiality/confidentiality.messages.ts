import { defineMessages } from '../../messages/catalog.ts';

/** Names only, since every list shows them; meanings load with the level choice. */
export const confidentialityMessages = defineMessages('confidentiality', {
  it: {
    unknown: 'Non specificato',
    level1: 'Nessuna Restrizione',
    level2: 'Basso',
    level3: 'Moderato',
    level4: 'Normale',
    level5: 'Riservato',
    level6: 'Strettamente riservato',
    label: (name: string) => `Confidenzialità: ${name}`,
    visibility1: 'Totale',
    visibility2: 'Minima',
    visibility3: 'Parziale',
  },
  en: {
    unknown: 'Not specified',
    level1: 'No restriction',
    level2: 'Low',
    level3: 'Moderate',
    level4: 'Normal',
    level5: 'Confidential',
    level6: 'Strictly confidential',
    label: (name: string) => `Confidentiality: ${name}`,
    visibility1: 'Full',
    visibility2: 'Minimal',
    visibility3: 'Partial',
  },
});

export type ConfidentialityMessages = (typeof confidentialityMessages)['messages']['it'];
