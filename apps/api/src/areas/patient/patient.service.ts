import type { People } from '../../area-services.ts';
import type { AppContext } from '../../context.ts';
import { findPatientId, findPerson, insertPatient } from './patient.repository.ts';

export const peopleService = ({ database, licences }: Pick<AppContext, 'database' | 'licences'>): People => ({
  person: (patientId) => findPerson(database, patientId),
  findPatientId: findPatientId,
  async openRecord(queries, user, at) {
    await insertPatient(queries, user, at);
    await licences.grantFree(queries, user.id_utente);
  },
});
