import { spell } from '../lib/names.ts';
import { pathFile, wireArea } from './wiring.ts';

// The generators: their samples, and the edits that keep a copy from looking finished.
export interface Layer {
  folder: string;
  sample: string;
  place?: (file: string, name: string) => string;
  change?: (content: string, file: string, name: string) => string | null;
  /** Adds files to the copy, such as tests that fail until the author has done the work. */
  add?: (name: string) => Record<string, string>;
}

export interface Kind {
  layers: readonly Layer[];
  /** Singular of the sample; schemas of an area are named in the singular. */
  singular?: string;
  /** Registers the copy in lists of the project; nothing is written before `write`. */
  wire?: (root: string, name: string, singular: string) => { wired: string[]; write: () => void };
  taken?: readonly string[];
  next: (name: string) => readonly string[];
}

/** Removes requirement claims, which belong to the sample's test only. */
const withoutClaims = (content: string) => content.replace(/^\s*\/\/ covers .*\n/gm, '');

/** Removes the sample's source from data and comments, so that no formula cites an unrelated paper. */
function withoutSource(content: string, file: string): string {
  if (file.endsWith('.vectors.json')) return '[]\n';
  return withoutClaims(content)
    .replace(/references: \[[\s\S]*?\n {2}\],/, 'references: [],')
    .replace(/\/\*\*(?:(?!\*\/)[\s\S])*\*\/\n(?=export function)/g, '');
}

const withoutTests = (content: string, file: string) => (/\.test\.tsx?$/.test(file) ? null : withoutClaims(content));

/** Makes a kind private to its owner until its sharing is declared. */
const withoutSharing = (content: string) =>
  content
    .replace(/^ {4}shared: \{\n[\s\S]*?^ {4}\},\n/m, '    shared: null,\n')
    .replace(/^import \{ allowOnly \} .*\n/gm, '');

/** The same for its samples. */
const withoutShared = (content: string) =>
  content
    .replace(/^ {2}areas: \[.*\],$/m, '  areas: [],')
    .replace(/^ {2}shared: \[\n[\s\S]*?^ {2}\],\n/m, '')
    .replace(/^import .* from '.*\/sample-record\.ts';\n/m, '')
    .replace(/^const cardiology = .*\n\n/m, '');

const reminder = (what: string) => `import { expect, test } from 'vitest';

test('${what}', () => {
  expect.fail('This folder is still a copy. Describe its behaviour here, see the test fail, then implement it.');
});
`;

export const kinds = {
  component: {
    layers: [
      {
        folder: 'packages/design-system/src/components',
        sample: 'badge',
        change: withoutTests,
        add: (name) => ({ [`${name}.test.tsx`]: reminder(`${name} behaves as specified`) }),
      },
    ],
    next: (name) => [
      `packages/design-system/src/components/${name}/${name}.test.tsx fails: describe its behaviour there, then implement it.`,
      `Show every state at rest in ${name}.stories.tsx: empty, loading, error, disabled, long text. Test actions in stories with the tag interaction.`,
      `packages/design-system/README.md: ${name} in the table of components; npm run exec -- pnpm changeset describes it.`,
      `${name}.tsx begins with 'use client' if it uses hooks, texts or events; if not, it joins the server components of packages/design-system/README.md and tools/checks/server-components.test.ts.`,
      'npm run exec -- vitest run tools/checks/public-api.test.ts --update, after npm run build, lists its exports in API.md.',
      'npm test -- lint types unit stories',
    ],
  },
  calculator: {
    layers: [{ folder: 'packages/medical-calc/src/calculators', sample: 'bmi', change: withoutSource }],
    taken: ['bmi', 'internals', 'labels', 'load', 'locales', 'parse', 'registry', 'tables', 'text', 'types', 'units'],
    next: (id) => [
      `${id}.vectors.json is empty: at least five published values, each with its source, in the format of testing/vectors.ts. They come before the formula.`,
      'checks/inputs.ts has shared inputs with their ranges, units.ts the units, and testing/ tests of refusals, monotonicity and units. locales/shared.it.ts and shared.en.ts have their names: add those of a new input or unit.',
      `${id}.ts: inputs, outputs, formula and checked function. ${id}.about.ts: population and references.`,
      `${id}.it.ts and ${id}.en.ts: every word. ${id}.test.ts: cut-offs, refusals, properties.`,
      'src/testing/calculators.csv: a row per input and output; a test compares them.',
      'apps/web/src/areas/calculator/groups.ts: its group in the library of the app.',
      'npm run exec -- pnpm --filter @libretto/medical-calc run readme puts it into the table; npm run exec -- pnpm changeset describes it.',
      'npm run exec -- vitest run tools/checks/public-api.test.ts --update, after npm run build, lists its exports in API.md.',
      'npm test -- lint types unit',
    ],
  },
  codec: {
    layers: [{ folder: 'packages/web-bluetooth/src/codecs', sample: 'heart-rate-measurement', change: withoutSource }],
    taken: [
      'bytes',
      'checkme-records',
      'date-time-fields',
      'decimal',
      'measured',
      'oxygen-and-pulse',
      'viatom-frame',
      'viatom-layout',
    ],
    next: (name) => [
      `${name}.vectors.json is empty: at least five published or captured messages, each with its source.`,
      `${name}.ts: the fields, and in the doc comment where the format is described and how sure that is.`,
      'packages/web-bluetooth/README.md: a row in the table of codecs.',
      'npm run exec -- vitest run tools/checks/public-api.test.ts --update, after npm run build, lists its exports in API.md.',
      'npm test -- lint types unit',
    ],
  },
  area: {
    layers: [
      { folder: 'openapi/areas', sample: 'visits', place: pathFile },
      {
        folder: 'apps/api/src/areas',
        sample: 'visits',
        change: (content, file, name) => {
          const copied = withoutTests(content, file)
            ?.replaceAll("'visite'", `'${spell(name).snake}'`)
            .replaceAll(' visite: {', ` ${spell(name).snake}: {`);
          if (copied === undefined) return null;
          if (file.endsWith('.sample.ts')) return withoutShared(copied).replace(/(['`])\/api\//g, `$1/api/${name}/`);
          return withoutSharing(copied);
        },
        add: (name) => ({ [`${name}.test.ts`]: reminder(`${name}: responses and access rules`) }),
      },
      {
        folder: 'apps/web/src/areas',
        sample: 'visits',
        change: withoutTests,
        add: (name) => ({ [`${name}.test.tsx`]: reminder(`${name}: the page and its actions`) }),
      },
    ],
    singular: 'visit',
    wire: wireArea,
    next: (name) => [
      'npm run build contract messages; then it type-checks, and its two tests fail until they say what the area does.',
      `grep ',${name},' docs/requirements.csv lists what the area has to do.`,
      `openapi/areas/${name}: the fields are still those of the sample, and the addresses those of the sample behind /api/${name}.`,
      `apps/api/src/areas/${name}/${name}.table.ts: the columns, and with them the migration that was made and what ${name}.kind.ts says of them.`,
      `apps/api/src/areas/${name}/${name}.kind.ts: the level, the specialties that are proposed, the entries of the timeline and what is shared, which is nothing yet. ${name}.sample.ts: the records that the tests of all kinds use.`,
      `apps/web/src/areas/${name}: the words, the list and the page of a record, and their routes in apps/web/src/routes.`,
      'apps/api/src/related-records.ts: the records that belong with one of this kind, if there are any.',
      'Its icon in apps/web/src/shared/entries/kind-views.ts, its labels in apps/web/src/shared/record-kinds, a row in docs/glossary.md.',
      'To share it: SharedRecord, SharedArea and the examples in openapi/shared/record-kinds.yaml; sharedLists in apps/api/src/kinds.ts; resourceMappers in apps/api/src/fhir/document.ts, or fhir: false in the .kind.ts; its card in apps/web/src/shared/record-summary (cardOfArea and cards in summary.ts, use-cards.tsx, use-row-builders.tsx, messages); its sample.',
      'npm test -- contract lint boundaries types unit',
    ],
  },
} satisfies Record<string, Kind>;

export type KindName = keyof typeof kinds;

export const isKindName = (name: string | undefined): name is KindName =>
  name !== undefined && Object.hasOwn(kinds, name);
