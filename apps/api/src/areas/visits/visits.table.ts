import type { Generated } from 'kysely';

export interface VisitsTable {
  id_visita: Generated<number>;
  id_paziente: number;
  author_id: number;
  /** YYYY-MM-DD */
  visita_data: string;
  visita_motivazione: string;
  visita_osservazioni: string;
  visita_conclusioni: string;
  deleted_at: string | null;
  created_at: string;
  updated_at: string;
}
