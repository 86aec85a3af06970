import type { Generated } from 'kysely';
import type { components } from '../../contract/contract.gen.ts';
import type { StoredLevel } from '../../database/stored-level.ts';

/** Columns are named like the fields. */
export type ReactionsTable = components['schemas']['ReactionFields'] & {
  id_reazione: Generated<number>;
  id_paziente: number;
  author_id: number;
  id_terapie: number;
  /** Copied from the therapy, so that later changes of the therapy do not affect the report. */
  id_farmaco_codifa: string | null;
  descrizione_breve: string;
  /** YYYY-MM-DD */
  data_inserimento: string;
  id_livello_confidenzialita: StoredLevel;
  deleted_at: string | null;
  created_at: string;
  updated_at: string;
};
