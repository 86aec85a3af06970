import * as operations from '@libretto/api-client/operations';
import { ProblemError } from '@libretto/api-client/problem';
import type { Schema } from '@libretto/api-client/schema';
import { queryOptions } from '@tanstack/react-query';
import { api, queryClient } from '../../shared/api/api.ts';

export type DrugDetails = Schema<'DrugDetails'>;

/** 404: not in the catalogue; 422: an id that no catalogue can have. */
const isUnknown = (error: unknown) => error instanceof ProblemError && (error.status === 404 || error.status === 422);

/** Resolves to null when there are no details. */
export function drugDetailsQuery(id: string) {
  return queryOptions({
    queryKey: api.key(operations.getDrugDetails, { path: { id_farmaco_codifa: id } }),
    queryFn: async ({ signal }): Promise<DrugDetails | null> => {
      try {
        return await api.call(operations.getDrugDetails, { path: { id_farmaco_codifa: id } }, { signal });
      } catch (error) {
        if (isUnknown(error)) return null;
        throw error;
      }
    },
  });
}

export const loadDrugDetails = (id: string) => queryClient.ensureQueryData(drugDetailsQuery(id));
