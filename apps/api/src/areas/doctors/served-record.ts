import type { components } from '../../contract/contract.gen.ts';
import type { Association } from '../../policy/visibility.ts';
import type { RecordSharing, WholeRecord } from '../../records/sharing.ts';

export interface ServedRecord {
  json: Uint8Array;
  shown: components['schemas']['RecordLine'][];
}

export function serveRecord(
  { share, partsOf }: Pick<RecordSharing, 'share' | 'partsOf'>,
  association: Association,
  record: WholeRecord,
): ServedRecord {
  const { cartella } = share(association, record);
  const shown = partsOf(cartella).map(({ tipo, id_record }) => ({ tipo, id_record }));
  return { json: new TextEncoder().encode(JSON.stringify(cartella)), shown };
}
