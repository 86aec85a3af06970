import type { HandlersFor } from '../../contract/handlers.ts';
import { terms } from '../../summary/terms.ts';
import { maritalStatuses } from './lookups.ts';
import { loadPlaces } from './places.ts';

const maxCities = 10;

export function lookupsRoutes(): HandlersFor<'searchCities' | 'listMaritalStatuses' | 'listTerms'> {
  return {
    async searchCities({ path }) {
      return (await loadPlaces()).search(path.x, maxCities);
    },
    async listMaritalStatuses({ query: { lingua = 'it' } }) {
      return maritalStatuses(lingua);
    },
    async listTerms() {
      return [...terms];
    },
  };
}
