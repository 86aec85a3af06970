import * as operations from '@libretto/api-client/operations';
import type { Schema } from '@libretto/api-client/schema';
import { queryOptions } from '@tanstack/react-query';
import { api, untilOtherPage } from '../api/api.ts';

export type RecordDetail = Schema<'RecordDetail'>;
export type RelatedRecord = Schema<'RelatedRecord'>;

/** A record that never changes except for its level has no version. */
export interface Versioned {
  versione?: string;
  id_livello_confidenzialita?: number | null;
}

export const versionOf = ({ versione, id_livello_confidenzialita: level }: Versioned) => versione ?? String(level);

/** Fetched with the page and after each change of the record, whose version is part of the key. */
export function detailQuery(tipo: Schema<'DatedRecordKind'>, id_record: number, version: string) {
  const query = { tipo, id_record };
  return queryOptions({
    queryKey: [...api.key(operations.getRecordDetail), query, version],
    queryFn: ({ signal }) => api.call(operations.getRecordDetail, { query }, { signal }),
    staleTime: untilOtherPage,
  });
}

export function trashQuery(userId: number) {
  return { ...api.query(operations.listTrash, { path: { id: userId } }), staleTime: 0 };
}
