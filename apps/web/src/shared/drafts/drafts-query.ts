import * as operations from '@libretto/api-client/operations';
import { api } from '../api/api.ts';

export function draftsQuery() {
  return api.query(operations.listDrafts);
}
