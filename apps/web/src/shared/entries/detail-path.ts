import type { Schema } from '@libretto/api-client/schema';
import { kindViews } from './kind-views.ts';

type Kind = Schema<'FoundEntry'>['tipo'];

/** Kinds with a page for each of their records, `/Registro/{area}/{id}`. */
const detailed: ReadonlySet<Kind> = new Set(['notebook']);

/** False where `detailPath` leads to the page of the kind, whose lists keep all actions on the rows. */
export const hasDetailPage = (kind: Kind): boolean => detailed.has(kind);

/** The page of a record, or the page of its kind where a record has none. */
export function detailPath(kind: Kind, id: number): string {
  return detailed.has(kind) ? `${kindViews[kind].page}/${id}` : kindViews[kind].page;
}
