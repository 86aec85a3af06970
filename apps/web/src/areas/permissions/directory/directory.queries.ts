import * as operations from '@libretto/api-client/operations';
import { ProblemError } from '@libretto/api-client/problem';
import type { Schema } from '@libretto/api-client/schema';
import { api, queryClient } from '../../../shared/api/api.ts';
import { ifMatchHeader } from '../../../shared/records/versions.ts';
import type { AdminSearch } from '../admin-search.ts';

export type Doctor = Schema<'DirectoryDoctor'>;
export type DoctorData = Schema<'DirectoryDoctorData'>;
export type Centre = Schema<'DirectoryCentre'>;
export type CentreData = Schema<'DirectoryCentreData'>;
type Search = Schema<'DirectorySearch'>;
export type ImportReport = Schema<'DirectoryImportReport'>;

const toBody = (search: string, { stato, ordine, verso, pagina = 1 }: AdminSearch): Search => ({
  ...{ search, page: pagina },
  ...(stato !== undefined && { attivo: stato === 'attivi' }),
  ...((ordine === 'luogo' || ordine === 'tipo') && { ordine }),
  ...(verso === 'desc' && { decrescente: true }),
});

export const doctorsQuery = (search: string, filters: AdminSearch) =>
  api.query(operations.searchDirectoryDoctors, { body: toBody(search, filters) });
export const centresQuery = (search: string, filters: AdminSearch) =>
  api.query(operations.searchDirectoryCentres, { body: toBody(search, filters) });

async function invalidateAfter<Answer>(answer: Promise<Answer>): Promise<Answer> {
  const result = await answer;
  const lists = [
    operations.searchDirectoryDoctors,
    operations.searchDirectoryCentres,
    operations.listAssociatedDoctors,
    operations.listAvailableDoctors,
    operations.listExamCentres,
    operations.listAdminLog,
  ];
  await Promise.all(lists.map((operation) => queryClient.invalidateQueries({ queryKey: [operation] })));
  return result;
}

export function saveDoctor(id_cpp: number | undefined, body: DoctorData, baseVersion: string | undefined) {
  if (id_cpp === undefined) return invalidateAfter(api.call(operations.addDirectoryDoctor, { body }));
  return invalidateAfter(
    api.call(operations.saveDirectoryDoctor, { path: { id_cpp }, ...ifMatchHeader(baseVersion), body }),
  );
}

export function saveCentre(id_centro_indagine: number | undefined, body: CentreData, baseVersion: string | undefined) {
  if (id_centro_indagine === undefined) return invalidateAfter(api.call(operations.addDirectoryCentre, { body }));
  const path = { id_centro_indagine };
  return invalidateAfter(api.call(operations.saveDirectoryCentre, { path, ...ifMatchHeader(baseVersion), body }));
}

export const setDoctorState = (id_cpp: number, attivo: boolean) =>
  invalidateAfter(api.call(operations.setDirectoryDoctorState, { path: { id_cpp }, body: { attivo } }));

export const setCentreState = (id_centro_indagine: number, attivo: boolean) =>
  invalidateAfter(api.call(operations.setDirectoryCentreState, { path: { id_centro_indagine }, body: { attivo } }));

export const previewDoctors = (csv: string) =>
  api.call(operations.importDirectoryDoctors, { body: { csv, conferma: false } });

export const previewCentres = (csv: string) =>
  api.call(operations.importDirectoryCentres, { body: { csv, conferma: false } });

export const importDoctors = (csv: string, salta_errori: boolean) =>
  invalidateAfter(api.call(operations.importDirectoryDoctors, { body: { csv, conferma: true, salta_errori } }));

export const importCentres = (csv: string, salta_errori: boolean) =>
  invalidateAfter(api.call(operations.importDirectoryCentres, { body: { csv, conferma: true, salta_errori } }));

export const exportDoctors = () => invalidateAfter(api.call(operations.exportDirectoryDoctors, {}));
export const exportCentres = () => invalidateAfter(api.call(operations.exportDirectoryCentres, {}));

const unreadable = ['csv', 'header', 'empty', 'maxItems'] as const;

export function toFileRefusal(error: unknown): (typeof unreadable)[number] | 'large' | 'other' {
  if (!(error instanceof ProblemError)) return 'other';
  if (error.status === 413) return 'large';
  return unreadable.find((code) => error.errors.some((field) => field.code === code)) ?? 'other';
}

export const hasLinesInError = (error: unknown) => error instanceof ProblemError && error.code === 'lines-in-error';
