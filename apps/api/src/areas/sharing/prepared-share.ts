import type { Body } from '../../contract/handlers.ts';
import type { RecordLine } from '../../records/sharing.ts';

export interface ShareRequest {
  patientId: number;
  request: Body<'createShare'>;
  key: Uint8Array;
}

export interface PreparedShare {
  level: number;
  sealed: Uint8Array[];
  shown: RecordLine[];
}
