import type { Lookups } from '../../area-services.ts';
import { isMaritalStatus } from './lookups.ts';
import { loadPlaces } from './places.ts';

export const lookupsService: Lookups = {
  isPlace: async (name) => (await loadPlaces()).has(name),
  isMaritalStatus,
};
