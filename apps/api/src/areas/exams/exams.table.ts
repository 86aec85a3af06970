import type { Generated } from 'kysely';
import type { components } from '../../contract/contract.gen.ts';

export type LiveState = Exclude<components['schemas']['ExamState'], '3'>;

export interface ExamsTable {
  id_indagine: Generated<number>;
  id_paziente: number;
  author_id: number;
  indagine_tipologia: string;
  indagine_categoria: components['schemas']['ExamCategory'] | null;
  /** Kept for deleted exams. */
  indagine_stato: LiveState;
  indagine_motivo: string;
  indagine_data_display: string | null;
  /** HH:MM of the day; null without a day. */
  indagine_ora: Generated<string | null>;
  id_diagn_investigations: number | null;
  id_centro_indagine: number | null;
  altro_centro: string;
  careprovider: string;
  id_livello_confidenzialita: number | null;
  /** JSON of the chosen specialties; null for the proposed ones. */
  specialita: Generated<string | null>;
  /** As sent by the client; any value means deleted. */
  deleted_at: string | null;
  /** Server time of the deletion; starts the grace period. */
  deleted_on: string | null;
  created_at: string;
  updated_at: string;
}

export interface ExamDiagnosesTable {
  id_indagine: number;
  id_diagnosi: number;
}

/** Partner centres: 1 specialist, 2 radiology, 3 laboratory. */
export interface ExamCentresTable {
  id_centro_indagine: Generated<number>;
  centro_tipologia: 1 | 2 | 3;
  centro_nome: string;
  /** Empty when unknown, like the phone number. */
  centro_indirizzo: Generated<string>;
  telefono: Generated<string>;
  sito_web: string | null;
  email: string | null;
  disattivato_at: string | null;
}
