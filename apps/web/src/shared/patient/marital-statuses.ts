import * as operations from '@libretto/api-client/operations';
import { api } from '../api/api.ts';
import { currentLanguage } from '../i18n/i18n.ts';

/** The choices practically never change. */
export const maritalStatusesQuery = () => ({
  ...api.query(operations.listMaritalStatuses, { query: { lingua: currentLanguage() } }),
  staleTime: Number.POSITIVE_INFINITY,
});
