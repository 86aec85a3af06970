import { api } from '../../shared/api/api.ts';

/** The choices for the marital status; they change once in a decade. */
export function maritalStatusesQuery() {
  return { ...api.query('listMaritalStatuses'), staleTime: Number.POSITIVE_INFINITY };
}
