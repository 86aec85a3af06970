import type { Schema } from '@libretto/api-client/schema';

/** In the order in which news are shown, with whether they may change a treatment. */
const changesTreatment = {
  reaction: true,
  exam: false,
  therapy: true,
  diagnosis: true,
  visit: false,
  file: false,
  vaccination: false,
  pregnancy: false,
  reading: false,
  notebook: false,
  anamnesis: false,
  contact: false,
  patient: false,
} satisfies Partial<Record<Schema<'SharedKind'>, boolean>>;

export type NewsKind = keyof typeof changesTreatment;

export const newsKinds = Object.keys(changesTreatment) as NewsKind[];

export const isNewsKind = (kind: string): kind is NewsKind => Object.hasOwn(changesTreatment, kind);

export const mayChangeTreatment = (kind: NewsKind): boolean => changesTreatment[kind];
