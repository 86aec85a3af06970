import type { Consents } from '../../area-services.ts';
import type { AppContext } from '../../context.ts';
import { hasConsent } from './consents.repository.ts';
import { retentionTreatment } from './treatments.ts';

export const consentsService = ({ database }: Pick<AppContext, 'database'>): Consents => ({
  hasRetentionConsent: (patientId) => hasConsent(database, patientId, retentionTreatment),
});
