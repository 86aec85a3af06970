import * as operations from '@libretto/api-client/operations';
import { api } from '../../shared/api/api.ts';
import { currentLanguage } from '../../shared/i18n/i18n.ts';

/** The choices practically never change. */
export function maritalStatusesQuery() {
  return {
    ...api.query(operations.listMaritalStatuses, { query: { lingua: currentLanguage() } }),
    staleTime: Number.POSITIVE_INFINITY,
  };
}
