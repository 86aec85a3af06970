import * as operations from '@libretto/api-client/operations';
import { api } from '../api/api.ts';

/** What was left unsaved, without its content. */
export function draftsQuery() {
  return api.query(operations.listDrafts);
}
