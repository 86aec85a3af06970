import type { Generated } from 'kysely';
import type { StoredLevel } from '../../database/stored-level.ts';

export interface VisitsTable {
  id_visita: Generated<number>;
  id_paziente: number;
  author_id: number;
  /** YYYY-MM-DD */
  visita_data: string;
  visita_motivazione: string;
  visita_osservazioni: string;
  visita_conclusioni: string;
  id_livello_confidenzialita: StoredLevel;
  /** JSON of the chosen specialties; null for the proposed ones. */
  specialita: Generated<string | null>;
  deleted_at: string | null;
  created_at: string;
  updated_at: string;
}
