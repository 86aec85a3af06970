import type { Generated } from 'kysely';
import type { components } from '../../contract/contract.gen.ts';

export interface FilesTable {
  id_file: Generated<number>;
  id_paziente: number;
  author_id: number;
  id_indagine: number | null;
  file_nome: string;
  file_type: string;
  bytes: number;
  type: components['schemas']['FileKind'];
  file_commento: string;
  /** YYYY-MM-DD */
  data_rilievo: string;
  id_livello_confidenzialita: number;
  /** JSON array of specialty IDs. */
  tags: string;
  kardia_note: Generated<string>;
  /** Digest of the device recording; unique per patient. */
  impronta_misura: string | null;
  blob_key: string;
  /** JSON of the chosen specialties; null for the proposed ones. */
  specialita: Generated<string | null>;
  deleted_at: string | null;
  deleted_on: string | null;
  created_at: string;
  updated_at: string;
}

export interface ThumbnailsTable {
  id_file: number;
  /** Null if none can be made. A file without a row has not been tried. */
  blob_key: string | null;
}

export interface UploadsTable {
  id_caricamento: Generated<number>;
  id_paziente: number;
  id_utente: number;
  size: number;
  received: number;
  /** SHA-256 of the content in hexadecimal, if announced. */
  digest: string | null;
  id_file: number | null;
  created_at: string;
  expires_at: string;
}

export interface UploadPartsTable {
  id_caricamento: number;
  start: number;
  blob_key: string;
}

export interface DownloadTicketsTable {
  /** The record on which a caregiver acted; null for others. */
  id_paziente: number | null;
  /** SHA-256; the ticket itself is not stored. */
  ticket_hash: string;
  purpose: 'file' | 'share';
  /** References `files` or `condivisioni_file`. */
  id_file: number;
  /** Hash of the requesting session's token; null for shared links. */
  token_hash: string | null;
  expires_at: string;
  begun_at: string | null;
  /** 1 if the first request was a range request, which allows further ones. */
  in_parts: number;
}
