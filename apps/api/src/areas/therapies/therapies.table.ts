import type { Generated } from 'kysely';
import type { components } from '../../contract/contract.gen.ts';

export interface TherapiesTable {
  id_terapie: Generated<number>;
  id_paziente: number;
  author_id: number;
  /** Null for a drug that the catalogue does not know. */
  id_farmaco_codifa: string | null;
  /** The words of the drug as they were when it was chosen: a later catalogue may not have them. */
  descrizione_breve: string;
  somministrazione: string;
  tipo_terapia: components['schemas']['TherapyType'];
  quantita_farmaceutica: string;
  frequenza_farmaceutica: string;
  /** YYYY-MM-DD */
  data_inizio: string;
  data_fine: string | null;
  id_diagnosi: number | null;
  id_prescrittore: number | null;
  /** Full name. */
  prescrittore: string;
  note: string;
  /** JSON of `DoseTime[]`: read and written whole, never searched. */
  orari: string;
  /** JSON of `Weekdays`. */
  giorni: string;
  confezione_pezzi: number | null;
  confezione_dal: string | null;
  confezione_al_giorno: number | null;
  /** JSON of what was accepted when the drug was chosen in spite of interactions. */
  interazioni_accettate: string | null;
  id_livello_confidenzialita: number;
  /** The server's own time. */
  deleted_at: string | null;
  created_at: string;
  updated_at: string;
}

export interface DosesTable {
  id_terapie: number;
  id_paziente: number;
  /** YYYY-MM-DD, by the calendar where the patient was. */
  giorno: string;
  /** HH:MM */
  ora: string;
  esito: components['schemas']['DoseOutcome'];
  segnata_il: string;
}
