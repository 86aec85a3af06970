import * as operations from '@libretto/api-client/operations';
import { api } from '../api/api.ts';

/** Never cached, because every record changes it. */
export const eyesQuery = (doctorId: number) => ({
  ...api.query(operations.previewSharedRecord, { path: { id_cpp: doctorId } }),
  staleTime: 0,
});
