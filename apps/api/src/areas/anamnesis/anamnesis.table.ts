import type { Generated } from 'kysely';
import type { components } from '../../contract/contract.gen.ts';
import type { StoredLevel } from '../../database/stored-level.ts';

export type Part = 'familiare' | 'fisiologica' | 'prossima' | 'remota';

export interface AnamnesisLogTable {
  id_anamnesi_log: Generated<number>;
  id_paziente: number;
  parte: Part;
  author_id: number;
  id_livello_confidenzialita: StoredLevel;
  created_at: string;
  updated_at: string;
}

interface PartRow {
  id_anamnesi_log: number;
}

export interface AnamnesisTextTables {
  tbl_anamnesi_familiare: PartRow & { anamnesi_familiare_contenuto: string };
  tbl_anamnesi_pt_prossima: PartRow & { anamnesi_prossima_contenuto: string };
  tbl_anamnesi_pt_remota: PartRow & { anamnesi_remota_contenuto: string };
}

export type PhysiologicalContent = Omit<
  components['schemas']['PhysiologicalAnamnesis'],
  'id_anamnesi_log' | 'id_paziente' | 'author_id' | 'id_livello_confidenzialita' | 'dataAggiornamento'
>;

export type PhysiologicalTable = PartRow & PhysiologicalContent;
