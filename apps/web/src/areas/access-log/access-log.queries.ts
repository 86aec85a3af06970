import * as operations from '@libretto/api-client/operations';
import { api } from '../../shared/api/api.ts';

/** Always refetched: a sign-in of a minute ago must show. */
export function accessesQuery(userId: number, page: number) {
  return { ...api.query(operations.listAccesses, { path: { id: userId }, query: { page } }), staleTime: 0 };
}
