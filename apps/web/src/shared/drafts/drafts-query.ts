import * as operations from '@libretto/api-client/operations';
import { api } from '../api/api.ts';

/** Lists the drafts without their content. */
export function draftsQuery() {
  return api.query(operations.listDrafts);
}
