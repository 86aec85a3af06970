import * as operations from '@libretto/api-client/operations';
import type { Schema } from '@libretto/api-client/schema';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { api } from '../../shared/api/api.ts';

export type TimelineEntry = Schema<'TimelineEntry'>;
/** What a search finds: entries, and what has no day. */
export type FoundEntry = Schema<'FoundEntry'>;
export type TimelineKind = Schema<'TimelineKind'>;
export type TrashEntry = Schema<'TrashEntry'>;

/** Page by page, of one kind or of all. */
export function timelineQuery(userId: number, tipo: TimelineKind | undefined) {
  return infiniteQueryOptions({
    queryKey: ['listTimeline', userId, tipo],
    queryFn: ({ pageParam, signal }) =>
      api.call(
        operations.listTimeline,
        { path: { id: userId }, query: { ...(tipo && { tipo }), ...(pageParam && { dopo: pageParam }) } },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ dopo }) => dopo,
    // Whatever was changed on another page shows here.
    staleTime: 0,
  });
}

export function searchQuery(search: string) {
  return { ...api.query(operations.searchRecord, { body: { search } }), staleTime: 0 };
}

export function trashQuery(userId: number) {
  return { ...api.query(operations.listTrash, { path: { id: userId } }), staleTime: 0 };
}
