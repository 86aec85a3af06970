import * as operations from '@libretto/api-client/operations';
import { ProblemError } from '@libretto/api-client/problem';
import type { Schema } from '@libretto/api-client/schema';
import { api, queryClient } from '../../shared/api/api.ts';
import { currentLanguage } from '../../shared/i18n/i18n.ts';
import { patientQuery } from '../../shared/patient/patient.queries.ts';
import { seenVersion } from '../../shared/records/seen-version.ts';

export type Association = Schema<'DoctorAssociation'>;
export type CareProvider = Schema<'CareProvider'>;
export type Access = Pick<Association, 'assegnazione_confidenzialita' | 'visibility' | 'tags'>;

/** What a doctor who is added may see, until the patient says otherwise. */
export const beginning = { assegnazione_confidenzialita: 1, visibility: 2 } as const;

export const associatedQuery = (userId: number) =>
  api.query(operations.listAssociatedDoctors, { path: { id: userId } });
export const availableQuery = (userId: number) => api.query(operations.listAvailableDoctors, { path: { id: userId } });
export const tagsQuery = () => api.query(operations.listSpecialtyTags, { query: { lingua: currentLanguage() } });

export function saveDoctor(status: Association['status'], { id_cpp, id_utente }: CareProvider) {
  const ids = { id_cpp, id_careprovider: id_cpp, id_utente_cpp: id_utente };
  return api.call(operations.saveDoctor, { body: { status, ...ids, ...(status === 'add' && beginning) } });
}

/** The mail goes out in the language of the page. */
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

/** `seen`: the version that it may write over; without one it writes over any. */
export function saveAccess(id_cpp: number, access: Access, seen?: string) {
  const body = { id_cpp, id_careprovider: id_cpp, ...access };
  return api.call(operations.saveDoctorAccess, { ...seenVersion(seen), body });
}

/** A doctor moves from one list to the other, and the patient card names those who are associated. */
export async function reloadDoctors(userId: number): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: associatedQuery(userId).queryKey }),
    queryClient.invalidateQueries({ queryKey: availableQuery(userId).queryKey }),
    queryClient.invalidateQueries({ queryKey: patientQuery(userId).queryKey, refetchType: 'none' }),
  ]);
}

export type Preview = Schema<'SharedRecordPreview'>;

/** The own record as a doctor is served it. */
export const previewQuery = (doctorId: number) =>
  api.query(operations.previewSharedRecord, { path: { id_cpp: doctorId } });

/** Asked for each time, because every record changes it; undefined for whoever is not among the patient's doctors. */
export async function findPreview(doctorId: number): Promise<Preview | undefined> {
  return queryClient.fetchQuery({ ...previewQuery(doctorId), staleTime: 0 }).catch(whenMissing);
}

export type SharedRecord = Schema<'SharedRecord'>;

/** The patients who have let the doctor of the session in. */
export const patientsQuery = () => api.query(operations.listSharedPatients, {});
export const sharedRecordQuery = (patientId: number) =>
  api.query(operations.getSharedRecord, { path: { id_paziente: patientId } });

/** The two drawings of an entry, which never change; each time they are asked for is kept. */
export const sharedDrawingsQuery = (id: number) => ({
  ...api.query(operations.getSharedDrawings, { path: { id } }),
  staleTime: Number.POSITIVE_INFINITY,
});

/** Where a file of a patient can be fetched, for a minute. */
export async function sharedAddress(id: number): Promise<string> {
  return (await api.call(operations.getSharedDownloadUrl, { path: { id } })).data;
}

/** Asked for each time a doctor opens it: each of its readings is kept. Undefined when it is not, or no longer, shared. */
export async function findSharedRecord(patientId: number): Promise<SharedRecord | undefined> {
  return queryClient.fetchQuery({ ...sharedRecordQuery(patientId), staleTime: 0 }).catch(whenMissing);
}

function whenMissing(error: unknown): undefined {
  if (error instanceof ProblemError && error.status === 404) return undefined;
  throw error;
}
