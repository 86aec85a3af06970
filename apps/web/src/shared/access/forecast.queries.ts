import * as operations from '@libretto/api-client/operations';
import type { Schema } from '@libretto/api-client/schema';
import { api } from '../api/api.ts';

export interface ForecastOf extends Pick<Schema<'AccessOption'>, 'level' | 'visibility'> {
  tags: readonly number[];
  /** The exceptions made for this doctor count. */
  id_cpp: number;
}

/** Never cached, because every record changes it. */
export const forecastQuery = (userId: number, { tags, ...access }: ForecastOf) => ({
  ...api.query(operations.forecastAccess, { path: { id: userId }, body: { ...access, tags: [...tags] } }),
  staleTime: 0,
  gcTime: 0,
});
