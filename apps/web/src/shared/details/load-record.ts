import type { Schema } from '@libretto/api-client/schema';
import { notFound } from '@tanstack/react-router';
import { queryClient } from '../api/api.ts';
import type { DetailedKind } from '../entries/detail-path.ts';
import { loadMessages } from '../i18n/i18n.ts';
import { detailQuery, trashQuery, type Versioned, versionOf } from './details.queries.ts';

export interface MissingRecordData {
  kind: DetailedKind;
  /** Its entry in the trash. */
  deleted: Schema<'TrashEntry'> | undefined;
}

interface ListQuery<Row> {
  queryKey: readonly unknown[];
  // biome-ignore lint/suspicious/noExplicitAny: contravariant, and only passed on
  queryFn?: ((context: any) => Row[] | Promise<Row[]>) | symbol | undefined;
}

interface Wanted<Row> {
  userId: number;
  kind: DetailedKind;
  id: number;
  /** Lists that may have the record. */
  queries: readonly ListQuery<Row>[];
  getId: (row: Row) => number;
}

/** @throws notFound with `MissingRecordData` unless a list has the record. */
export async function requireRecord<Row extends Versioned>({
  userId,
  kind,
  id,
  queries,
  getId,
}: Wanted<Row>): Promise<void> {
  const find = async (read: (query: ListQuery<Row>) => Promise<Row[]>) =>
    (await Promise.all(queries.map(read))).flat().find((row) => getId(row) === id);
  if (id > 0) {
    const row =
      (await find((query) => queryClient.ensureQueryData(query as never))) ??
      // Lists may be older than the record.
      (await find((query) => queryClient.fetchQuery({ ...query, staleTime: 0 } as never)));
    if (row !== undefined) {
      // Not shown later, because it would move what follows. The page itself reports a failure.
      await queryClient.prefetchQuery({ ...detailQuery(kind, id, versionOf(row)), retry: false });
      return;
    }
  }
  const deleted = id > 0 ? await findInTrash(userId, kind, id) : undefined;
  await loadMessages(['details', 'record-kinds']);
  throw notFound({ data: { kind, deleted } satisfies MissingRecordData });
}

async function findInTrash(userId: number, kind: DetailedKind, id: number) {
  try {
    const entries = await queryClient.fetchQuery(trashQuery(userId));
    return entries.find(({ tipo, id_record }) => tipo === kind && id_record === id);
  } catch (error) {
    console.warn('The trash could not be read', error);
    return undefined;
  }
}
