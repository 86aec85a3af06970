import type { Readings } from '../../area-services.ts';
import type { AppContext } from '../../context.ts';
import { readingsWithIds } from './readings.repository.ts';

export const readingsService = ({ database }: Pick<AppContext, 'database'>): Readings => ({
  withIds: (patientId, ids) => readingsWithIds(database, patientId, ids),
});
