import type { Body } from '../../contract/handlers.ts';
import type { RecordLine } from '../../records/sharing.ts';

export interface ShareWanted {
  patientId: number;
  wanted: Body<'createShare'>;
  /** What the files are encrypted with. */
  key: Uint8Array;
}

export interface PreparedShare {
  /** The level up to which the link shows records. */
  level: number;
  /** The encrypted files. */
  sealed: Uint8Array[];
  /** The lines of the record that are in them. */
  shown: RecordLine[];
}
