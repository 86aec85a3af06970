import type { Schema } from '@libretto/api-client/schema';

const newsKinds = [
  'reaction',
  'exam',
  'therapy',
  'diagnosis',
  'visit',
  'file',
  'vaccination',
  'pregnancy',
  'reading',
  'notebook',
  'anamnesis',
  'contact',
  'patient',
] as const satisfies readonly Schema<'SharedKind'>[];

export type NewsKind = (typeof newsKinds)[number];

export const isNewsKind = (kind: string): kind is NewsKind => newsKinds.some((one) => one === kind);

/** Before all else, in this order. */
const severeWeights = ['alert', 'reaction', 'worst-pain', 'danger', 'symptom', 'result', 'interaction'] as const;

/** What may change a decision comes first. */
const urgentWeights = [...severeWeights, 'severe-pain', 'outside', 'therapy', 'diagnosis', 'visit'] as const;

/** In the order in which kinds of news are named. */
const weights = [
  ...urgentWeights,
  'exam',
  'file',
  'vaccination',
  'pregnancy',
  'reading',
  'notebook',
  'excluded',
  'anamnesis',
  'contact',
  'patient',
] as const satisfies readonly (NewsKind | (typeof urgentWeights)[number] | 'excluded')[];

export type Weight = (typeof weights)[number];

export const compareWeights = (one: Weight, other: Weight): number => weights.indexOf(one) - weights.indexOf(other);

export const isUrgent = (weight: Weight): boolean => urgentWeights.some((urgent) => urgent === weight);

export const isSevere = (weight: Weight): boolean => severeWeights.some((severe) => severe === weight);

/** Severe news in their order, then the other urgent ones, then the rest. */
export function compareUrgency(one: Weight, other: Weight): number {
  const rank = (weight: Weight) => {
    const index = (severeWeights as readonly Weight[]).indexOf(weight);
    return index >= 0 ? index : severeWeights.length + (isUrgent(weight) ? 0 : 1);
  };
  return rank(one) - rank(other);
}
