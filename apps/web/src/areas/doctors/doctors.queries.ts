import * as operations from '@libretto/api-client/operations';
import { ProblemError } from '@libretto/api-client/problem';
import type { Schema } from '@libretto/api-client/schema';
import { api, queryClient, untilOtherPage } from '../../shared/api/api.ts';
import { currentLanguage } from '../../shared/i18n/i18n.ts';
import { patientQuery } from '../../shared/patient/patient.queries.ts';
import { viewersQuery } from '../../shared/sharing/viewers.ts';

export type Association = Schema<'DoctorAssociation'>;
export type CareProvider = Schema<'CareProvider'>;

export const initialAccess = { assegnazione_confidenzialita: 1, visibility: 2 } as const;

export const associatedQuery = (userId: number) =>
  api.query(operations.listAssociatedDoctors, { path: { id: userId } });

/** What the dialog about a doctor's access needs. */
export const loadAccess = (userId: number) =>
  Promise.all([
    queryClient.ensureQueryData(associatedQuery(userId)),
    queryClient.ensureQueryData(patientQuery(userId)),
  ]);

export const availableQuery = (userId: number) => api.query(operations.listAvailableDoctors, { path: { id: userId } });
export const tagsQuery = () => api.query(operations.listSpecialtyTags, { query: { lingua: currentLanguage() } });

export function saveDoctor(status: Association['status'], { id_cpp, id_utente }: CareProvider) {
  const ids = { id_cpp, id_careprovider: id_cpp, id_utente_cpp: id_utente };
  return api.call(operations.saveDoctor, { body: { status, ...ids, ...(status === 'add' && initialAccess) } });
}

export const inviteDoctor = (doctor: { fullname: string; specializzation: string; email: string }) =>
  api.call(operations.inviteDoctor, {
    body: {
      fullname: doctor.fullname.trim(),
      specializzation: doctor.specializzation.trim(),
      email: doctor.email.trim(),
      lingua: currentLanguage(),
    },
  });

export const sendInvitation = (id_cpp: number) =>
  api.call(operations.sendDoctorInvitation, { body: { id_cpp, lingua: currentLanguage() } });

export const revokeInvitation = (id_cpp: number) => api.call(operations.revokeDoctorInvitation, { body: { id_cpp } });

export async function reloadDoctors(userId: number): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: associatedQuery(userId).queryKey }),
    queryClient.invalidateQueries({ queryKey: availableQuery(userId).queryKey }),
    queryClient.invalidateQueries({ queryKey: viewersQuery(userId).queryKey }),
    queryClient.invalidateQueries({ queryKey: patientQuery(userId).queryKey, refetchType: 'none' }),
  ]);
}

export type Preview = Schema<'SharedRecordPreview'>;

export const previewQuery = (doctorId: number) =>
  api.query(operations.previewSharedRecord, { path: { id_cpp: doctorId }, query: { lingua: currentLanguage() } });

/** Records hidden from this doctor alone. */
export const exceptionsQuery = (userId: number, doctorId: number) => ({
  ...api.query(operations.listExceptions, { path: { id: userId, id_cpp: doctorId } }),
  staleTime: untilOtherPage,
});

/** Returns undefined when the doctor is not associated. Never cached, because every record changes the preview. */
async function findPreview(doctorId: number): Promise<Preview | undefined> {
  return queryClient.fetchQuery({ ...previewQuery(doctorId), staleTime: 0 }).catch(whenMissing);
}

/** Loads the data of the page of a doctor. Resolves to false when the doctor is not associated. */
export async function loadPreview(userId: number, doctorId: number): Promise<boolean> {
  const [preview] = await Promise.all([findPreview(doctorId), loadAccess(userId)]);
  if (!preview) return false;
  await queryClient.ensureQueryData(exceptionsQuery(userId, doctorId));
  return true;
}

function whenMissing(error: unknown): undefined {
  if (error instanceof ProblemError && error.status === 404) return undefined;
  throw error;
}
