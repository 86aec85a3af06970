import type { Schema } from '@libretto/api-client/schema';
import type { Outside } from '../../shared/readings/reference.ts';
import {
  compareUrgency,
  compareWeights,
  isNewsKind,
  isUrgent,
  type NewsKind,
  type Weight,
} from '../../shared/record-kinds/news-kinds.ts';

export type SharedPatient = Schema<'SharedPatient'>;

type NewsCount = NonNullable<SharedPatient['novita_per_tipo']>[number];

export type NewsName =
  | NewsKind
  | 'allergy'
  | 'forbidden'
  | 'result'
  | 'report'
  | 'symptom'
  | 'severe-pain'
  | 'excluded';

export interface CountedNews {
  name: NewsName;
  weight: Weight;
  count: number;
}

function nameOf(kind: NewsKind, relevance: NewsCount['rilievo']): Pick<CountedNews, 'name' | 'weight'> {
  switch (relevance) {
    case 'alert':
      return { name: kind === 'therapy' ? 'forbidden' : 'allergy', weight: relevance };
    case 'result':
      return { name: kind === 'file' ? 'report' : relevance, weight: relevance };
    case 'severe-pain':
      // The worst may be among them.
      return { name: relevance, weight: 'worst-pain' };
    case 'symptom':
    case 'excluded':
      return { name: relevance, weight: relevance };
    default:
      return { name: kind, weight: kind };
  }
}

const sides: readonly unknown[] = ['high', 'low', 'mixed'] satisfies Outside[];
const isOutside = ({ rilievo }: NewsCount) => sides.includes(rilievo);

/** Counts of news by kind, the most important first, without the readings out of range. */
const countNews = ({ novita_per_tipo: counts = [] }: SharedPatient): CountedNews[] =>
  counts
    .filter((news) => !isOutside(news))
    .flatMap(({ tipo, rilievo, numero }) => (isNewsKind(tipo) ? [{ ...nameOf(tipo, rilievo), count: numero }] : []))
    .sort((one, other) => compareWeights(one.weight, other.weight));

const marks = { 'severe-pain': '▲', report: undefined, result: undefined, symptom: undefined } as const;
type MarkedName = keyof typeof marks;
const isMarked = (news: CountedNews): news is CountedNews & { name: MarkedName } => Object.hasOwn(marks, news.name);

/** Those that a card shows as marks, like the readings out of range, with the icon of each. */
export const listMarkedNews = (patient: SharedPatient) =>
  countNews(patient)
    .filter(isMarked)
    .map(({ name, count }) => ({ name, count, icon: marks[name] }));

type UnmarkedNews = CountedNews & { name: Exclude<NewsName, MarkedName> };

/** The others. Alerts are named here too. */
export const listNews = (patient: SharedPatient): UnmarkedNews[] =>
  countNews(patient).filter((news): news is UnmarkedNews => !isMarked(news));

/** How many readings are out of range, and on which side all of them are. */
export function countOutside({ novita_per_tipo: counts = [] }: SharedPatient): { count: number; side: Outside } {
  const outside = counts.filter(isOutside);
  const [first] = outside;
  const side =
    outside.length === 1 && (first?.rilievo === 'high' || first?.rilievo === 'low') ? first.rilievo : 'mixed';
  return { count: outside.reduce((sum, { numero }) => sum + numero, 0), side };
}

/** Kinds that a card names before it counts the rest. */
const namedKinds = 2;

/** The first kinds of news, and how many of all are of another kind. */
export function shortenNews<Kind extends { count: number }>(
  kinds: readonly Kind[],
  total: number,
): { named: Kind[]; rest: number } {
  const named = kinds.slice(0, namedKinds);
  return { named, rest: named.reduce((rest, { count }) => rest - count, total) };
}

function rank(patient: SharedPatient): number {
  const { avvisi = [], novita = 0, risposte = 0 } = patient;
  if (avvisi.length > 0) return 0;
  if (risposte > 0 || countOutside(patient).count > 0 || countNews(patient).some(({ weight }) => isUrgent(weight)))
    return 1;
  return novita > 0 ? 2 : 3;
}

/** The weight of the most urgent news, or the least; an answer is as urgent as a reading out of range. */
function findHeaviest(patient: SharedPatient): Weight {
  const weights = countNews(patient).map(({ weight }) => weight);
  if (countOutside(patient).count > 0 || patient.risposte) weights.push('outside');
  return weights.sort(compareUrgency)[0] ?? 'patient';
}

/**
 * Patients with alerts first, then those with answers or news that may change a decision, the most severe first, then
 * those with other news; otherwise in the given order.
 */
export const sortByNews = (patients: readonly SharedPatient[]): SharedPatient[] =>
  [...patients].sort((one, other) => rank(one) - rank(other) || compareUrgency(findHeaviest(one), findHeaviest(other)));

export interface NamedAlert {
  patient: SharedPatient;
  alert: NonNullable<SharedPatient['avvisi']>[number];
}

export const listAlerts = (patients: readonly SharedPatient[]): NamedAlert[] =>
  patients.flatMap((patient) => (patient.avvisi ?? []).map((alert) => ({ patient, alert })));
