import * as operations from '@libretto/api-client/operations';
import { api } from '../../shared/api/api.ts';

/** Never from memory: an access of a minute ago is what somebody looks for. */
export function accessesQuery(userId: number, page: number) {
  return { ...api.query(operations.listAccesses, { path: { id: userId }, query: { page } }), staleTime: 0 };
}
