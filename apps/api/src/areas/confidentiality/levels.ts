import type { components } from '../../contract/contract.gen.ts';

/** In ascending confidentiality. */
export const confidentialityLevels: components['schemas']['ConfidentialityLevel'][] = [
  { id_livello_confidenzialita: 1, confidenzialita_descrizione: 'Nessuna Restrizione' },
  { id_livello_confidenzialita: 2, confidenzialita_descrizione: 'Basso' },
  { id_livello_confidenzialita: 3, confidenzialita_descrizione: 'Moderato' },
  { id_livello_confidenzialita: 4, confidenzialita_descrizione: 'Normale' },
  { id_livello_confidenzialita: 5, confidenzialita_descrizione: 'Riservato' },
  { id_livello_confidenzialita: 6, confidenzialita_descrizione: 'Strettamente riservato' },
];
