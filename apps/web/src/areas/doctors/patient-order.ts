import type { Schema } from '@libretto/api-client/schema';
import { mayChangeTreatment, newsKinds } from '../../shared/record-kinds/news-kinds.ts';

export type SharedPatient = Schema<'SharedPatient'>;

/** Counts of news by kind, the most important first. */
export const listNews = ({ novita_per_tipo: counts = [] }: SharedPatient) =>
  newsKinds.flatMap((kind) =>
    counts.filter(({ tipo }) => tipo === kind).map(({ numero }) => ({ kind, count: numero })),
  );

/** Kinds that a card names before it counts the rest. */
const namedKinds = 2;

/** The first kinds of news, and how many news are of another kind. */
export function shortenNews<Kind extends { count: number }>(kinds: readonly Kind[]): { named: Kind[]; rest: number } {
  const named = kinds.slice(0, namedKinds);
  return { named, rest: kinds.slice(namedKinds).reduce((sum, { count }) => sum + count, 0) };
}

function rank(patient: SharedPatient): number {
  const { avvisi = [], novita = 0, risposte = 0 } = patient;
  if (avvisi.length > 0) return 0;
  if (risposte > 0 || listNews(patient).some(({ kind }) => mayChangeTreatment(kind))) return 1;
  return novita > 0 ? 2 : 3;
}

/**
 * Patients with alerts first, then those whose news or answers may change a treatment, then those with other news;
 * otherwise in the given order.
 */
export const sortByNews = (patients: readonly SharedPatient[]): SharedPatient[] =>
  [...patients].sort((one, other) => rank(one) - rank(other));

export interface NamedAlert {
  patient: SharedPatient;
  alert: NonNullable<SharedPatient['avvisi']>[number];
}

export const listAlerts = (patients: readonly SharedPatient[]): NamedAlert[] =>
  patients.flatMap((patient) => (patient.avvisi ?? []).map((alert) => ({ patient, alert })));
