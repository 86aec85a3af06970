import type { Generated } from 'kysely';
import type { components } from '../../contract/contract.gen.ts';

export type Part = 'familiare' | 'fisiologica' | 'prossima' | 'remota';

/** Who wrote a part of a patient's history, and when; there is one of each. */
export interface AnamnesisLogTable {
  id_anamnesi_log: Generated<number>;
  id_paziente: number;
  parte: Part;
  author_id: number;
  created_at: string;
  updated_at: string;
}

interface OfPart {
  id_anamnesi_log: number;
}

export interface AnamnesisTextTables {
  tbl_anamnesi_familiare: OfPart & { anamnesi_familiare_contenuto: string };
  tbl_anamnesi_pt_prossima: OfPart & { anamnesi_prossima_contenuto: string };
  tbl_anamnesi_pt_remota: OfPart & { anamnesi_remota_contenuto: string };
}

export type PhysiologicalContent = Omit<
  components['schemas']['PhysiologicalAnamnesis'],
  'id_anamnesi_log' | 'id_paziente' | 'author_id' | 'dataAggiornamento'
>;

export type PhysiologicalTable = OfPart & PhysiologicalContent;
