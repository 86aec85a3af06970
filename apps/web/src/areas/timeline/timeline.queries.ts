import * as operations from '@libretto/api-client/operations';
import type { Schema } from '@libretto/api-client/schema';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { api } from '../../shared/api/api.ts';

export type TimelineEntry = Schema<'TimelineEntry'>;
export type FoundEntry = Schema<'FoundEntry'>;
export type TimelineKind = Schema<'TimelineKind'>;
export type TrashEntry = Schema<'TrashEntry'>;

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
    staleTime: 0,
  });
}

export function searchQuery(search: string) {
  return { ...api.query(operations.searchRecord, { body: { search } }), staleTime: 0 };
}

export function trashQuery(userId: number) {
  return { ...api.query(operations.listTrash, { path: { id: userId } }), staleTime: 0 };
}
