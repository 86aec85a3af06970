import type { Consents } from '../../area-services.ts';
import type { AppContext } from '../../context.ts';
import { agrees } from './consents.repository.ts';
import { retentionTreatment } from './treatments.ts';

export const consentsService = ({ database }: Pick<AppContext, 'database'>): Consents => ({
  agreedToRetention: (patientId) => agrees(database, patientId, retentionTreatment),
});
