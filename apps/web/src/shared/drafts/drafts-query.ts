import * as operations from '@libretto/api-client/operations';
import { grantAllows } from '../acting/acting.ts';
import { api } from '../api/api.ts';

/** A caregiver who may only read has no drafts. */
export function draftsQuery() {
  const query = api.query(operations.listDrafts);
  return grantAllows(operations.listDrafts) ? query : { ...query, queryFn: async () => [] };
}
