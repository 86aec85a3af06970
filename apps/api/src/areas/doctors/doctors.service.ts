import type { Doctors } from '../../area-services.ts';
import type { AppContext } from '../../context.ts';
import { specialtyTags } from '../../records/specialties/tags.ts';
import { acceptAsDoctor } from './directory-entry.ts';
import { findActiveAssociation, isDoctor, listAssociations } from './doctors.repository.ts';

export const doctorsService = ({ database, therapies }: Pick<AppContext, 'database' | 'therapies'>): Doctors => ({
  isDoctor: (userId) => isDoctor(database, userId),
  associations: (patientId) => listAssociations(database, patientId),
  findAssociation: (patientId, doctorId) => findActiveAssociation(database, patientId, doctorId),
  accept: (...accepted) => acceptAsDoctor({ therapies }, ...accepted),
  isTag: (id) => specialtyTags.some((tag) => tag.id === id),
});
