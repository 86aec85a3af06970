import type { Generated } from 'kysely';
import type { components } from '../../contract/contract.gen.ts';

type Schemas = components['schemas'];

export interface ProposalsTable {
  id_proposta: Generated<number>;
  id_paziente: number;
  /** The doctor; the patient once the doctor's account is erased. */
  author_id: number;
  id_cpp: number;
  /** Name of the doctor at the time of the proposal. Kept, because the proposal is part of the patient's record. */
  autore: string;
  tipo: Schemas['ProposalType'];
  testo: string;
  /** JSON of `ProposalContent`; null for a note. */
  contenuto: string | null;
  /** The record that a correction concerns, or that the patient created by accepting. */
  tipo_record: Schemas['CorrectedKind'] | null;
  id_record: number | null;
  /** Title of the record that a correction concerns, as the doctor saw it. */
  titolo: string | null;
  stato: Schemas['ProposalStatus'];
  /** 1 if the patient accepted other content. */
  modificata: 0 | 1;
  /** The patient's words for declining. */
  motivo: string;
  created_at: string;
  decisa_il: string | null;
}
