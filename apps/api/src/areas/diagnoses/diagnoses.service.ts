import type { Diagnoses } from '../../area-services.ts';
import type { AppContext } from '../../context.ts';
import { diagnoses, excluded } from './diagnoses.kind.ts';

export const diagnosesService = ({ database }: Pick<AppContext, 'database'>): Diagnoses => ({
  isExcluded: async (patientId, id) => (await diagnoses.find(database, patientId, id))?.diagnosi_stato === excluded,
});
