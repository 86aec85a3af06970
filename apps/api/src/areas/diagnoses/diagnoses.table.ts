import type { Generated } from 'kysely';
import type { components } from '../../contract/contract.gen.ts';

export interface DiagnosesTable {
  id_diagnosi: Generated<number>;
  id_paziente: number;
  author_id: number;
  diagnosi_stato: components['schemas']['DiagnosisStatus'];
  tipo_diagnosi: components['schemas']['DiagnosisType'];
  diagnosi_patologia: string;
  careprovider: string;
  /** YYYY-MM-DD */
  diagnosi_inserimento: string;
  id_livello_confidenzialita: number;
  /** JSON of the chosen specialties; null for the proposed ones. */
  specialita: Generated<string | null>;
  deleted_at: string | null;
  created_at: string;
  updated_at: string;
}
