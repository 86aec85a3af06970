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
  /** Marked as read. */
  last: LastReading | undefined;
  /** Marked before it; null if `last` is the first, undefined if the mark cannot be taken back. */
  previous: LastReading | null | undefined;
  /** By others since the previous one, or else since the last. */
  changes: readonly RecordChange[];
  findInteractions(shown: Schemas['SharedRecord']): Promise<Schemas['TherapyInteractions'][]>;
  findDueVaccines(shown: Schemas['SharedRecord']): Promise<Schemas['ScheduledVaccine'][]>;
}

const toLine = ({ tipo, id_record }: RecordLine): RecordLine => ({ tipo, id_record });

/** News, interactions and due vaccines are found among the shown records, so that they cannot tell of others. */
export async function serveRecord(
  { share, partsOf }: Pick<RecordSharing, 'share' | 'partsOf'>,
  { association, doctor, last, previous, changes, findInteractions, findDueVaccines }: DoctorReading,
  record: WholeRecord,
): Promise<ServedRecord> {
  const { cartella } = share(association, record);
  const parts = partsOf(cartella);
  const listNews = (some: readonly RecordChange[]) => findNews(parts, some).map(toLine);
  const isNew = ({ sequence }: RecordChange) => last !== undefined && sequence > last.sequence;
  const condivisione: Schemas['SharingNotice'] = {
    medico: doctor,
    parziale: !includesEverything(association),
    ultima_lettura: last?.at ?? null,
    novita: listNews(changes.filter(isNew)),
    ...(previous !== undefined && { lettura_precedente: previous?.at ?? null }),
    ...(previous && { novita_precedenti: listNews(changes.filter((change) => !isNew(change))) }),
    interazioni: await findInteractions(cartella),
    richiami: await findDueVaccines(cartella),
  };
  const answer: Schemas['SharedRecord'] = { ...cartella, condivisione };
  return { json: new TextEncoder().encode(JSON.stringify(answer)), shown: parts.map(toLine) };
}
