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

/** What may change a decision comes first. */
const urgentWeights = [
  'alert',
  'reaction',
  'result',
  'therapy',
  'diagnosis',
  'visit',
  'severe-pain',
  'outside',
] as const;

/** In the order in which news are shown. */
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
