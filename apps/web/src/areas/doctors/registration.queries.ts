import * as operations from '@libretto/api-client/operations';
import type { Schema } from '@libretto/api-client/schema';
import { api, queryClient } from '../../shared/api/api.ts';

export type Registration = Schema<'DoctorRegistration'>;
export type OwnEntry = Schema<'OwnDoctorEntry'>;
export type RegistrationState = OwnEntry['stato'];

/** Always refetched: an administrator may have decided since. */
export const registrationQuery = () => ({ ...api.query(operations.getDoctorRegistration, {}), staleTime: 0 });

export async function registerAsDoctor(body: Registration): Promise<void> {
  await api.call(operations.registerAsDoctor, { body });
  await queryClient.invalidateQueries();
}
