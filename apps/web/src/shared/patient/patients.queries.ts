import * as operations from '@libretto/api-client/operations';
import { api } from '../api/api.ts';

/** The patients who share their record with the doctor. */
export const patientsQuery = () => api.query(operations.listSharedPatients, {});
