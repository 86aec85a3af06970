import * as operations from '@libretto/api-client/operations';
import type { Schema } from '@libretto/api-client/schema';
import { api, queryClient } from '../api/api.ts';

export type Share = Schema<'Share'>;

/** Never cached, because accesses and notices change on the server. */
export const sharesQuery = () => ({ ...api.query(operations.listShares, {}), staleTime: 0 });

export const revokeShare = (id_condivisione: number) => api.call(operations.revokeShare, { path: { id_condivisione } });
export const refreshShares = () => queryClient.invalidateQueries({ queryKey: sharesQuery().queryKey });
