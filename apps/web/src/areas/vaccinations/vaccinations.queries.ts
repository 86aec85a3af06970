import * as operations from '@libretto/api-client/operations';
import type { Schema } from '@libretto/api-client/schema';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../shared/api/api.ts';
import { ifMatchHeader } from '../../shared/records/versions.ts';

export type Vaccination = Schema<'Vaccination'>;
export type Schedule = Schema<'VaccinationSchedule'>;
export type ScheduledVaccine = Schema<'ScheduledVaccine'>;
export type ScheduledDose = Schema<'ScheduledDose'>;

/** The requirements send a fixed past timestamp to delete; the server stores the real one. */
const deletionMark = '2012-12-20T00:00:00.000Z';

export function vaccinationsQuery(userId: number) {
  return queryOptions({
    queryKey: [...api.key(operations.listVaccinations), userId],
    queryFn: async ({ signal }) =>
      (await api.call(operations.listVaccinations, { path: { id: userId } }, { signal })).data,
  });
}

export function saveVaccination(id: number, body: Schema<'VaccinationSave'>, baseVersion?: string) {
  return api.call(operations.saveVaccination, { path: { id_record: id }, ...ifMatchHeader(baseVersion), body });
}

export function deleteVaccination(id: number) {
  return saveVaccination(id, { deleted_at: deletionMark });
}
