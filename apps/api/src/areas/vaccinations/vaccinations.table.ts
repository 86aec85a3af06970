import type { Generated } from 'kysely';
import type { components } from '../../contract/contract.gen.ts';

export interface VaccinationsTable {
  id_vaccinazione: Generated<number>;
  id_paziente: number;
  author_id: number;
  id_vaccino: string;
  /** Name and ATC code at the time of choice. */
  vaccino_nome: string;
  vaccino_atc: string | null;
  /** YYYY-MM-DD */
  vaccinazione_data: string;
  vaccinazione_reazioni: string;
  vaccinazione_richiamo: components['schemas']['VaccineDose'];
  id_livello_confidenzialita: number;
  /** JSON of the chosen specialties; null for the proposed ones. */
  specialita: Generated<string | null>;
  deleted_at: string | null;
  deleted_on: string | null;
  created_at: string;
  updated_at: string;
}
