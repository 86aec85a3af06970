import type { Generated } from 'kysely';
import type { components } from '../../contract/contract.gen.ts';

export interface VaccinationsTable {
  id_vaccinazione: Generated<number>;
  id_paziente: number;
  author_id: number;
  id_vaccino: string;
  /** Name and ATC as the catalogue had them: a record does not change when the catalogue does. */
  vaccino_nome: string;
  vaccino_atc: string | null;
  /** YYYY-MM-DD */
  vaccinazione_data: string;
  vaccinazione_reazioni: string;
  vaccinazione_richiamo: components['schemas']['VaccineDose'];
  id_livello_confidenzialita: number;
  /** As the client sent it. */
  deleted_at: string | null;
  /** The server's own time of the deletion. */
  deleted_on: string | null;
  created_at: string;
  updated_at: string;
}
