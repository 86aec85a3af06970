import * as operations from '@libretto/api-client/operations';
import { api, queryClient } from '../../shared/api/api.ts';

export function archiveQuery() {
  return api.query(operations.getArchive);
}

export function refreshEverything(): Promise<void> {
  return queryClient.invalidateQueries();
}
