import type { Rolldown } from 'vite';

/** Form fields, except those that most pages have, such as the search field of a list. */
const fields =
  /\/components\/((?!text|select)[a-z]+-field|text-area|radio-group|switch|checkbox|error-summary|confidentiality-level-select)\/(?!numbers)/;

/** Form handling, needed by form pages and dialogs. */
const forms =
  /\/components\/form-dialog\/|\/shared\/forms\/|use-record-dialog|use-draft-form|care-provider|\/@tanstack\/(react-form|form-core)\/|\/valibot\//;

/** Shared by the pages with record lists. */
const records =
  /\/packages\/(design-system|api-client)\/src\/|\/apps\/web\/src\/shared\/(?!calculator-page)|react-query/;
const special = /\/components\/(pain-|combobox|phone-field|result-panel)|\.json$/;
/** Folders too small for a chunk of their own. */
const small = /\/shared\/(confidentiality|formats|problems|sharing)\/|\/shared\/drugs\/drug(s|-data-line|-details)\./;

/**
 * By default the bundler creates a chunk for every combination of pages and dialogs that share a module, and a page
 * takes a hundred requests. Loading some unneeded code costs less than another request.
 */
export const groups: Rolldown.CodeSplittingGroup[] = [
  { name: 'app', tags: ['$initial'], priority: 4 },
  { name: 'icons', test: /lucide-react/, minShareCount: 2, priority: 3 },
  { name: (id, context) => (isForRecords(id, context) ? 'records' : null), priority: 3 },
  { name: 'fields', test: fields, includeDependenciesRecursively: false, priority: 2 },
  { name: 'forms', test: forms, includeDependenciesRecursively: false, priority: 2 },
  { name: chunkOfPage, minShareCount: 2, includeDependenciesRecursively: false, priority: 1 },
];

function isForRecords(id: string, context: Rolldown.ChunkingContext): boolean {
  const others = [fields, forms, special].some((pattern) => pattern.test(id));
  return records.test(id) && !others && pagesOf(id, context).size >= (small.test(id) ? 2 : 6);
}

/** Puts a module of one page into that page's chunk, and a module of several pages into its folder's. */
function chunkOfPage(id: string, context: Rolldown.ChunkingContext): string | null {
  const [page, ...others] = pagesOf(id, context);
  if (page === undefined || id.includes('?tsr-split=')) return null;
  if (others.length === 0) return `page-${page}`;
  return /\/src\/(?:shared|components)\/([a-z]+)/.exec(id)?.[1] ?? null;
}

const known = new Map<string, ReadonlySet<string>>();

/** Returns the pages whose route imports the module, directly or indirectly. */
function pagesOf(id: string, context: Rolldown.ChunkingContext): ReadonlySet<string> {
  const before = known.get(id);
  if (before) return before;
  const page = /\/routes\/(.+)\.tsx\?tsr-split=/.exec(id)?.[1]?.replaceAll(/\W+/g, '-');
  const pages = new Set(page ? [page] : []);
  // Set before the importers are visited, because of import cycles.
  known.set(id, pages);
  for (const one of context.getModuleInfo(id)?.importers ?? []) {
    for (const found of pagesOf(one, context)) pages.add(found);
  }
  return pages;
}
