import type { Generated } from 'kysely';
import type { components } from '../../contract/contract.gen.ts';

export interface NotebookTable {
  id_taccuino: Generated<number>;
  id_paziente: number;
  author_id: number;
  taccuino_2d_drawn: 1;
  /** YYYY-MM-DD */
  taccuino_data: string;
  taccuino_descrizione: string;
  /** Keys of the blobs that hold the drawings. */
  taccuino_report_anteriore: string;
  taccuino_report_posteriore: string;
  id_livello_confidenzialita: number;
  /** What the client sent; any value means deleted. */
  deleted_at: string | null;
  /** When the server was told so; the days of grace count from here. */
  deleted_on: string | null;
  created_at: string;
  updated_at: string;
}

/** The marked regions of an entry; they come and go with it. */
export type NotebookZonesTable = { id_taccuino: number } & components['schemas']['NotebookZone'];
