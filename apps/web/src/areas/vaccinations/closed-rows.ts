import { firstRows, previewOf } from '../../shared/records/preview-rows.ts';
import type { Vaccination } from './vaccinations.queries.ts';

interface ClosedRows<Due> {
  due: Due[];
  vaccinations: Vaccination[];
}

/** Returns the rows of the closed list: what is due first, and always the newest vaccination. */
export function toClosedRows<Due>(due: readonly Due[], vaccinations: readonly Vaccination[]): ClosedRows<Due> {
  const newest = firstRows(vaccinations, 'descending', ({ vaccinazione_data }) => vaccinazione_data);
  const [first] = due;
  if (first === undefined) return { due: [], vaccinations: newest };
  return newest.length === 0
    ? { due: previewOf(due), vaccinations: [] }
    : { due: [first], vaccinations: newest.slice(0, 1) };
}
