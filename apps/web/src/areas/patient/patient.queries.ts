import * as operations from '@libretto/api-client/operations';
import { api } from '../../shared/api/api.ts';

/** The choices for the marital status; they change once in a decade. */
export function maritalStatusesQuery() {
  return { ...api.query(operations.listMaritalStatuses), staleTime: Number.POSITIVE_INFINITY };
}
