import * as operations from '@libretto/api-client/operations';
import { api } from '../../shared/api/api.ts';

export { keptCardQuery, refreshKeptCard } from '../../shared/emergency/kept-card.ts';

export function emergencyCardQuery(userId: number) {
  return api.query(operations.getEmergencyCard, { path: { id: userId } });
}
