import type { Doctors } from '../../area-services.ts';
import type { AppContext } from '../../context.ts';
import { specialtyTags } from '../../records/specialties/tags.ts';
import { acceptAsDoctor, findEntryStates } from './directory-entry.ts';
import { findActiveAssociation, findAssociatedDoctor, isDoctor, listAssociations } from './doctors.repository.ts';

/** Also queried without an association, so that the response time does not reveal it. */
const noDoctor = 0;

export const doctorsService = ({ database, therapies }: Pick<AppContext, 'database' | 'therapies'>): Doctors => ({
  isDoctor: (userId) => isDoctor(database, userId),
  entryStates: findEntryStates,
  associations: (patientId) => listAssociations(database, patientId),
  findAssociation: (patientId, doctorId) => findActiveAssociation(database, patientId, doctorId),
  async findAccess(patientId, userId) {
    const doctor = await findAssociatedDoctor(database, patientId, userId);
    return findActiveAssociation(database, patientId, doctor?.id_cpp ?? noDoctor);
  },
  accept: (...accepted) => acceptAsDoctor({ therapies }, ...accepted),
  isTag: (id) => specialtyTags.some((tag) => tag.id === id),
});
