import type { Generated } from 'kysely';
import type { components } from '../../contract/contract.gen.ts';

type Schemas = components['schemas'];

export interface NotebookTable {
  id_taccuino: Generated<number>;
  id_paziente: number;
  author_id: number;
  taccuino_2d_drawn: 1;
  /** YYYY-MM-DD */
  taccuino_data: string;
  taccuino_descrizione: string;
  taccuino_intensita: Schemas['PainIntensity'] | null;
  taccuino_andamento: Schemas['PainCourse'] | null;
  taccuino_momento: Schemas['PainTimeOfDay'] | null;
  taccuino_report_anteriore: string;
  taccuino_report_posteriore: string;
  id_livello_confidenzialita: number;
  /** JSON of the chosen specialties; null for the proposed ones. */
  specialita: Generated<string | null>;
  /** As sent by the client; any value means deleted. */
  deleted_at: string | null;
  /** Server time of the deletion; starts the grace period. */
  deleted_on: string | null;
  created_at: string;
  updated_at: string;
}

export type NotebookZonesTable = { id_taccuino: number } & Schemas['NotebookZone'];
