import type { Body } from '../../contract/handlers.ts';
import type { RecordLine } from '../../records/sharing.ts';

export interface ShareWanted {
  patientId: number;
  wanted: Body<'createShare'>;
  /** Encryption key of the files. */
  key: Uint8Array;
}

export interface PreparedShare {
  /** The strictest level of the records. */
  level: number;
  sealed: Uint8Array[];
  /** The records contained. */
  shown: RecordLine[];
}
