import type { Feature } from './permissions.ts';

/** What a plan may leave out of the +, in its order. Readings need no permission. */
export const addFeatures = {
  file: 'aggiungifile',
  exam: 'aggiungiesame',
  pain: 'aggiungitaccuino',
  therapy: 'aggiungifarmaci',
  visit: 'aggiungivisite',
  vaccination: 'aggiungivaccini',
  diagnosis: 'aggiungidiagnosi',
} as const satisfies Record<string, Feature>;

export const addable = Object.keys(addFeatures) as (keyof typeof addFeatures)[];
