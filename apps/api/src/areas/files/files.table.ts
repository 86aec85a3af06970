import type { Generated } from 'kysely';
import type { components } from '../../contract/contract.gen.ts';

export interface FilesTable {
  id_file: Generated<number>;
  id_paziente: number;
  author_id: number;
  /** The exam that it is attached to. */
  id_indagine: number | null;
  file_nome: string;
  /** What the bytes are, whatever the client said. */
  file_type: string;
  bytes: number;
  type: components['schemas']['FileKind'];
  file_commento: string;
  /** YYYY-MM-DD */
  data_rilievo: string;
  id_livello_confidenzialita: number;
  /** Ids of specialty tags, as JSON. */
  tags: string;
  /** Of a Kardia trace. */
  kardia_note: Generated<string>;
  /** The device's recording that it was made from; one file of a patient for each. */
  impronta_misura: string | null;
  blob_key: string;
  deleted_at: string | null;
  deleted_on: string | null;
  created_at: string;
  updated_at: string;
}

/** A file that arrives in parts. */
export interface UploadsTable {
  id_caricamento: Generated<number>;
  id_paziente: number;
  /** Who sends it. */
  id_utente: number;
  /** Bytes of the whole, and those that have arrived. */
  size: number;
  received: number;
  /** SHA-256 of the whole, in hexadecimal, when the client said it. */
  digest: string | null;
  /** The file that it has become. */
  id_file: number | null;
  created_at: string;
  expires_at: string;
}

export interface UploadPartsTable {
  id_caricamento: number;
  /** Where in the whole it begins. */
  start: number;
  blob_key: string;
}

/** Addresses of downloads that have been handed out. */
export interface DownloadTicketsTable {
  /** SHA-256; the ticket itself is nowhere. */
  ticket_hash: string;
  purpose: 'file' | 'share';
  /** Of `files`, or of `condivisioni_file`. */
  id_file: number;
  /** The session that asked for it; null for a link, which has none. */
  token_hash: string | null;
  /** Until when the download may begin. */
  expires_at: string;
  begun_at: string | null;
  /** 1 when it was begun with a part, so that further ones may follow. */
  in_parts: number;
}
