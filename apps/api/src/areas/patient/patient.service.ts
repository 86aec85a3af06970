import type { People } from '../../area-services.ts';
import type { AppContext } from '../../context.ts';
import { findOwner, findPatientId, findPerson, insertPatient, isDormant, setBirth } from './patient.repository.ts';

export const peopleService = ({ database, licences }: Pick<AppContext, 'database' | 'licences'>): People => ({
  person: (patientId) => findPerson(database, patientId),
  findPatientId: findPatientId,
  ownerOf: findOwner,
  isDormant: (userId) => isDormant(database, userId),
  setBirth,
  async openRecord(queries, user, at) {
    await insertPatient(queries, user, at);
    await licences.grantFree(queries, user.id_utente);
  },
});
