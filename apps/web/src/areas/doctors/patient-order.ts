import type { Schema } from '@libretto/api-client/schema';

export type SharedPatient = Schema<'SharedPatient'>;

const rank = ({ avvisi = [], novita = 0 }: SharedPatient) => (avvisi.length > 0 ? 0 : novita > 0 ? 1 : 2);

/** Patients with alerts first, then those with news; otherwise in the given order. */
export const sortByNews = (patients: readonly SharedPatient[]): SharedPatient[] =>
  [...patients].sort((one, other) => rank(one) - rank(other));

export interface NamedAlert {
  patient: SharedPatient;
  alert: NonNullable<SharedPatient['avvisi']>[number];
}

export const listAlerts = (patients: readonly SharedPatient[]): NamedAlert[] =>
  patients.flatMap((patient) => (patient.avvisi ?? []).map((alert) => ({ patient, alert })));
