import type { RecordChange } from '../../area-services.ts';
import type { components } from '../../contract/contract.gen.ts';
import { type Association, includesEverything } from '../../policy/visibility.ts';
import { lineKey, type RecordLine, type RecordSharing, type WholeRecord } from '../../records/sharing.ts';

type Schemas = components['schemas'];

export interface ServedRecord {
  json: Uint8Array;
  shown: RecordLine[];
}

export interface LastReading {
  at: string;
  /** Position in the audit of the record. */
  sequence: number;
}

export interface DoctorReading {
  association: Association;
  doctor: string;
  /** Before this visit. */
  last: LastReading | undefined;
  /** By others since then. */
  changes: readonly RecordChange[];
  findInteractions(shown: Schemas['SharedRecord']): Promise<Schemas['TherapyInteractions'][]>;
}

/** News and interactions are found among the shown records, so that they cannot tell of others. */
export async function serveRecord(
  { share, partsOf }: Pick<RecordSharing, 'share' | 'partsOf'>,
  { association, doctor, last, changes, findInteractions }: DoctorReading,
  record: WholeRecord,
): Promise<ServedRecord> {
  const { cartella } = share(association, record);
  const shown = partsOf(cartella).map(({ tipo, id_record }) => ({ tipo, id_record }));
  const positions = new Map(changes.map((change) => [lineKey(change), change.sequence]));
  const position = (line: RecordLine) => positions.get(lineKey(line)) ?? 0;
  const condivisione: Schemas['SharingNotice'] = {
    medico: doctor,
    parziale: !includesEverything(association),
    ultima_lettura: last?.at ?? null,
    novita: shown.filter((line) => positions.has(lineKey(line))).sort((one, other) => position(other) - position(one)),
    interazioni: await findInteractions(cartella),
  };
  const answer: Schemas['SharedRecord'] = { ...cartella, condivisione };
  return { json: new TextEncoder().encode(JSON.stringify(answer)), shown };
}
