import type { Generated } from 'kysely';
import type { components } from '../../contract/contract.gen.ts';

export interface TherapiesTable {
  id_terapie: Generated<number>;
  id_paziente: number;
  author_id: number;
  /** Null for drugs entered as text. */
  id_farmaco_codifa: string | null;
  /** Names at the time of choice, because catalogues change. */
  descrizione_breve: string;
  somministrazione: string;
  /** Of the catalogue at the time of choice, like the names. */
  farmaco_atc: string | null;
  tipo_terapia: components['schemas']['TherapyType'];
  quantita_farmaceutica: string;
  frequenza_farmaceutica: string;
  /** YYYY-MM-DD */
  data_inizio: string;
  data_fine: string | null;
  id_diagnosi: number | null;
  id_prescrittore: number | null;
  prescrittore: string;
  note: string;
  /** JSON of `DoseTime[]`, never queried. */
  orari: string;
  giorni: string;
  confezione_pezzi: number | null;
  confezione_dal: string | null;
  confezione_al_giorno: number | null;
  /** JSON of the findings accepted when the drug was chosen. */
  interazioni_accettate: string | null;
  id_livello_confidenzialita: number;
  /** JSON of the chosen specialties; null for the proposed ones. */
  specialita: Generated<string | null>;
  deleted_at: string | null;
  created_at: string;
  updated_at: string;
}

export interface DosesTable {
  id_terapie: number;
  id_paziente: number;
  /** YYYY-MM-DD in the patient's time zone. */
  giorno: string;
  /** HH:MM */
  ora: string;
  esito: components['schemas']['DoseOutcome'];
  segnata_il: string;
}
