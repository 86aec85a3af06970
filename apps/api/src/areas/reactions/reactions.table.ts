import type { Generated } from 'kysely';
import type { components } from '../../contract/contract.gen.ts';

/** The fields have the columns of their names. */
export type ReactionsTable = components['schemas']['ReactionFields'] & {
  id_reazione: Generated<number>;
  id_paziente: number;
  author_id: number;
  id_terapie: number;
  /** The drug as the therapy called it: the report does not change when the therapy does. */
  id_farmaco_codifa: string | null;
  descrizione_breve: string;
  /** YYYY-MM-DD */
  data_inserimento: string;
  /** The server's own time. */
  deleted_at: string | null;
  created_at: string;
  updated_at: string;
};
