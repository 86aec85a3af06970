import type { Generated } from 'kysely';
import type { components } from '../../contract/contract.gen.ts';
import type { StoredLevel } from '../../database/stored-level.ts';

export interface PregnanciesTable {
  id_gravidanza: Generated<number>;
  id_paziente: number;
  author_id: number;
  eta: number;
  /** YYYY-MM-DD */
  inizio_gravidanza: string | null;
  fine_gravidanza: string | null;
  esito: components['schemas']['PregnancyOutcome'] | null;
  sesso_bambino: components['schemas']['ChildSex'] | null;
  note_gravidanza: string;
  id_livello_confidenzialita: StoredLevel;
  deleted_at: string | null;
  created_at: string;
  updated_at: string;
}
