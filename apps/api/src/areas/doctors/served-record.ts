import type { RecordChange } from '../../area-services.ts';
import type { components } from '../../contract/contract.gen.ts';
import { type Association, includesEverything } from '../../policy/visibility.ts';
import type { RecordLine, RecordSharing, WholeRecord } from '../../records/sharing.ts';
import { findNews } from './find-news.ts';

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
  findDueVaccines(shown: Schemas['SharedRecord']): Promise<Schemas['ScheduledVaccine'][]>;
}

const toLine = ({ tipo, id_record }: RecordLine): RecordLine => ({ tipo, id_record });

/** News, interactions and due vaccines are found among the shown records, so that they cannot tell of others. */
export async function serveRecord(
  { share, partsOf }: Pick<RecordSharing, 'share' | 'partsOf'>,
  { association, doctor, last, changes, findInteractions, findDueVaccines }: DoctorReading,
  record: WholeRecord,
): Promise<ServedRecord> {
  const { cartella } = share(association, record);
  const parts = partsOf(cartella);
  const condivisione: Schemas['SharingNotice'] = {
    medico: doctor,
    parziale: !includesEverything(association),
    ultima_lettura: last?.at ?? null,
    novita: findNews(parts, changes).map(toLine),
    interazioni: await findInteractions(cartella),
    richiami: await findDueVaccines(cartella),
  };
  const answer: Schemas['SharedRecord'] = { ...cartella, condivisione };
  return { json: new TextEncoder().encode(JSON.stringify(answer)), shown: parts.map(toLine) };
}
