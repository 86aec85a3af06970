import type { ConfidentialityLevel } from '../internals/confidentiality/levels.ts';

export const serverLevels: readonly ConfidentialityLevel[] = [
  { id_livello_confidenzialita: 6, confidenzialita_descrizione: 'Strettamente riservato' },
  { id_livello_confidenzialita: 1, confidenzialita_descrizione: 'Nessuna Restrizione' },
  { id_livello_confidenzialita: 2, confidenzialita_descrizione: 'Basso' },
  { id_livello_confidenzialita: 3, confidenzialita_descrizione: 'Moderato' },
  { id_livello_confidenzialita: 4, confidenzialita_descrizione: 'Normale' },
  { id_livello_confidenzialita: 5, confidenzialita_descrizione: 'Riservato' },
];

export const specialties = [
  { id: 11, tag: 'Cardiologia' },
  { id: 12, tag: 'Dermatologia' },
  { id: 13, tag: 'Neurologia' },
];
