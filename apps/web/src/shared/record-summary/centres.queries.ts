import * as operations from '@libretto/api-client/operations';
import { api } from '../api/api.ts';

export const centresQuery = (userId: number) => ({
  ...api.query(operations.listExamCentres, { path: { id: userId } }),
  staleTime: Number.POSITIVE_INFINITY,
});
