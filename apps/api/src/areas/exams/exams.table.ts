import type { Generated } from 'kysely';
import type { components } from '../../contract/contract.gen.ts';

/** The states of the three lists. */
export type LiveState = Exclude<components['schemas']['ExamState'], '3'>;

export interface ExamsTable {
  id_indagine: Generated<number>;
  id_paziente: number;
  author_id: number;
  indagine_tipologia: string;
  indagine_categoria: components['schemas']['ExamCategory'] | null;
  /** Also of a deleted exam: the state that it had. */
  indagine_stato: LiveState;
  indagine_motivo: string;
  /** YYYY-MM-DD */
  indagine_data_display: string | null;
  id_diagn_investigations: number | null;
  id_centro_indagine: number | null;
  altro_centro: string;
  careprovider: string;
  id_livello_confidenzialita: number | null;
  /** What the client sent; any value means deleted. */
  deleted_at: string | null;
  /** When the server was told so; the days of grace count from here. */
  deleted_on: string | null;
  created_at: string;
  updated_at: string;
}

/** Which diagnoses an exam belongs to. */
export interface ExamDiagnosesTable {
  id_indagine: number;
  id_diagnosi: number;
}

/** Partner centres: 1 specialist, 2 radiological, 3 laboratory analysis. */
export interface ExamCentresTable {
  id_centro_indagine: Generated<number>;
  centro_tipologia: 1 | 2 | 3;
  centro_nome: string;
  /** Empty when it is not known, as the telephone. */
  centro_indirizzo: Generated<string>;
  telefono: Generated<string>;
  sito_web: string | null;
  email: string | null;
  /** Not offered any more; exams that name the centre keep it. */
  disattivato_at: string | null;
}
