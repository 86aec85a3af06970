import type { Generated } from 'kysely';
import type { components } from '../../contract/contract.gen.ts';

/** A link that opens part of a record. The key that decrypts it is in the link, and in no row. */
export interface SharesTable {
  id_condivisione: Generated<number>;
  id_paziente: number;
  /** SHA-256 of what its address ends with: who reads the table cannot write the link. */
  code_hash: string;
  label: string;
  /** JSON lists. */
  contents: string;
  areas: string;
  level: number;
  /** argon2id, as of passwords. */
  passcode_hash: string | null;
  /** Wrong passcodes until it is locked for good. */
  attempts_left: number;
  uses: number;
  max_uses: number | null;
  created_at: string;
  expires_at: string;
  revoked_at: string | null;
  last_used_at: string | null;
}

export interface ShareFilesTable {
  id_file_condiviso: Generated<number>;
  id_condivisione: number;
  /** A JSON Web Encryption. */
  blob_key: string;
}

/** The records that a link holds, as it was made. */
export interface SharePartsTable {
  id_condivisione: number;
  tipo: components['schemas']['RecordKind'];
  id_record: number;
}

/** Nothing of what was read: who said they were who, when, and with what. */
export interface ShareAccessesTable {
  id_accesso: Generated<number>;
  id_condivisione: number;
  at: string;
  recipient: string;
  device: string | null;
  outcome: components['schemas']['ShareAccess']['esito'];
}
