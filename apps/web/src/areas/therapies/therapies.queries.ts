import * as operations from '@libretto/api-client/operations';
import { ProblemError } from '@libretto/api-client/problem';
import type { Schema } from '@libretto/api-client/schema';
import { api, queryClient } from '../../shared/api/api.ts';
import { dosesQuery, inProgress, type Therapy } from '../../shared/doses/doses.queries.ts';
import { today } from '../../shared/formats/formats.ts';
import { currentLanguage } from '../../shared/i18n/i18n.ts';
import { ifMatchHeader } from '../../shared/records/versions.ts';

export type TherapySave = Schema<'TherapySave'>;
export type TherapyType = Schema<'TherapyType'>;

export const forbidden = 0;
export const concluded = 2;

export const therapyTypes: readonly TherapyType[] = [inProgress, concluded, forbidden];

const all = '3';

/** Fetches all therapies at once, because three lists show them and therapies move between them. */
export function therapiesQuery(userId: number) {
  const query = { lingua: currentLanguage() };
  return api.query(operations.listTherapies, { path: { id_paziente: userId, tipo_terapia: all }, query });
}

export function diagnosesQuery(userId: number) {
  return api.query(operations.listDiagnoses, { path: { id: userId } });
}

export async function saveTherapy(body: TherapySave, baseVersion?: string): Promise<Therapy> {
  return (await api.call(operations.saveTherapy, { ...ifMatchHeader(baseVersion), body })).data;
}

/** The server refused a drug with a known interaction that was not accepted, or was accepted without a reason. */
export const isInteraction = (error: unknown) =>
  error instanceof ProblemError &&
  (error.code === 'interactions' || error.errors.some(({ path }) => path === '/motivo_accettazione'));

export function refreshTherapies(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: api.key(operations.listTherapies) });
}

export function prefetchTherapies(userId: number): void {
  void queryClient.prefetchQuery(therapiesQuery(userId));
  void queryClient.prefetchQuery(diagnosesQuery(userId));
  void queryClient.prefetchQuery(dosesQuery(userId, today()));
}
