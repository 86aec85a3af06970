import type { Schema } from '@libretto/api-client/schema';
import { detailedKinds, kindViews } from './kind-views.ts';

type Kind = Schema<'FoundEntry'>['tipo'];

/** A kind with a page for each of its records, `/Registro/{area}/{id}`. */
export type DetailedKind = (typeof detailedKinds)[number];

const detailed: ReadonlySet<Kind> = new Set<Kind>(detailedKinds);

/** False where `detailPath` leads to the page of the kind, whose lists keep all actions on the rows. */
export const hasDetailPage = (kind: Kind): kind is DetailedKind => detailed.has(kind);

/** The page of a record, or the page of its kind where a record has none. */
export function detailPath(kind: Kind, id: number): string {
  const { page, records = page } = kindViews[kind];
  return hasDetailPage(kind) ? `${records}/${id}` : page;
}

/** The page of a record of any kind, also of those without an entry of their own in the timeline. */
export function pageOf(kind: Schema<'RecordKind'>, id: number): string {
  if (kind === 'patient' || !Object.hasOwn(kindViews, kind)) return '/Registro/SchedaPaziente';
  return detailPath(kind as Kind, id);
}
