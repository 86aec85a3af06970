import type { components } from '../../contract/contract.gen.ts';

/** In the order in which they are offered. */
export const maritalStatuses: components['schemas']['MaritalStatus'][] = [
  { id_stato_matrimoniale: 1, stato_matrimoniale_nome: 'Celibe/Nubile' },
  { id_stato_matrimoniale: 2, stato_matrimoniale_nome: 'Coniugato/a' },
  { id_stato_matrimoniale: 3, stato_matrimoniale_nome: 'Unito/a civilmente' },
  { id_stato_matrimoniale: 4, stato_matrimoniale_nome: 'Convivente' },
  { id_stato_matrimoniale: 5, stato_matrimoniale_nome: 'Separato/a' },
  { id_stato_matrimoniale: 6, stato_matrimoniale_nome: 'Divorziato/a' },
  { id_stato_matrimoniale: 7, stato_matrimoniale_nome: 'Vedovo/a' },
  { id_stato_matrimoniale: 8, stato_matrimoniale_nome: 'Non dichiarato' },
];
