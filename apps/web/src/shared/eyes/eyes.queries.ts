import * as operations from '@libretto/api-client/operations';
import { api } from '../api/api.ts';

/** Never cached, because every record changes it. */
export const doctorEyesQuery = (id_cpp: number) => ({
  ...api.query(operations.previewSharedRecord, { path: { id_cpp } }),
  staleTime: 0,
});

/** Never cached, because every record changes it. */
export const linkEyesQuery = (id_condivisione: number) => ({
  ...api.query(operations.previewSharedLink, { path: { id_condivisione } }),
  staleTime: 0,
});
