import type { Rolldown } from 'vite';

const fields =
  /\/components\/([a-z]+-field|text-area|radio-group|switch|checkbox|error-summary|confidentiality-level-select)\//;
/** Fields that most pages have, for instance to search in a list, and what only few forms need. */
const notFields = /\/(text-field|select-field)\/|phone-field\/numbers/;

/** What reads, checks and sends a form: on the few pages that are forms, and in dialogs. */
const forms =
  /\/components\/form-dialog\/|\/shared\/forms\/|use-record-dialog|use-kept-form|care-provider|\/@tanstack\/(react-form|form-core)\/|\/valibot\//;

/** What the pages with lists of records share, beside the libraries and the frame that every page loads. */
const records =
  /\/packages\/(design-system|api-client)\/src\/|\/apps\/web\/src\/shared\/(?!calculator-page)|react-query/;
const special = /\/components\/(pain-|combobox|phone-field|result-panel)|\.json$/;

const isField = (id: string) => fields.test(id) && !notFields.test(id);

const messages = /\/shared\/(attachments|confidentiality|record-areas|records|shell)\/messages\.(\w+)\.json$/;
const feature = /\/src\/(?:shared|components)\/([a-z]+)/;

/**
 * Left to itself the bundler makes a chunk for every combination of pages and dialogs that share a module: a hundred
 * requests for a page. Chunks that are larger than what a page needs cost less than that.
 */
export const groups: Rolldown.CodeSplittingGroup[] = [
  { name: 'app', tags: ['$initial'], priority: 4 },
  { name: (id) => `messages-${messages.exec(id)?.[2]}`, test: messages, priority: 4 },
  {
    name: 'records',
    test: (id) => records.test(id) && !isField(id) && !forms.test(id) && !special.test(id),
    minShareCount: 7,
    priority: 3,
  },
  { name: 'icons', test: /lucide-react/, minShareCount: 2, priority: 3 },
  { name: 'fields', test: isField, priority: 2 },
  { name: 'forms', test: forms, priority: 2 },
  {
    // What several pages share: one chunk for each folder of `shared` and each family of components.
    name: (id, context) => (isOfPage(id, context) ? (feature.exec(id)?.[1] ?? null) : null),
    minShareCount: 2,
    includeDependenciesRecursively: false,
    priority: 1,
  },
];

const known = new Map<string, boolean>();

/** True if a route imports the module, directly or through others; false if only dialogs and later parts do. */
function isOfPage(id: string, context: Rolldown.ChunkingContext): boolean {
  let found = known.get(id);
  if (found === undefined) {
    // For modules that import each other.
    known.set(id, false);
    found = id.includes('?tsr-split=') || !!context.getModuleInfo(id)?.importers.some((one) => isOfPage(one, context));
    known.set(id, found);
  }
  return found;
}
