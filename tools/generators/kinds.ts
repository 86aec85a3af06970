import { spell } from '../lib/names.ts';
import { pathFile, wireArea } from './wiring.ts';

// What can be generated, the sample each copies, and what of a copy must not look finished.
export interface Layer {
  /** The folder that holds the samples. */
  folder: string;
  sample: string;
  /** Where a copied file goes, already renamed. */
  place?: (file: string, name: string) => string;
  /** Changes a copied file, already renamed; null leaves it out. */
  change?: (content: string, file: string, name: string) => string | null;
  /** Added to the copy: what fails until the author has done the work. */
  add?: (name: string) => Record<string, string>;
}

export interface Kind {
  layers: readonly Layer[];
  /** In the sample's name and in the new one; an area's schemas are named in the singular. */
  singular?: string;
  /** Makes it part of the whole, where that has a list of them; nothing is written before `write`. */
  wire?: (root: string, name: string, singular: string) => { wired: string[]; write: () => void };
  /** Names that would hide something else. */
  taken?: readonly string[];
  next: (name: string) => readonly string[];
}

/** A requirement is claimed by the test that holds it, not by its copy. */
const withoutClaims = (content: string) => content.replace(/^\s*\/\/ covers .*\n/gm, '');

/** A copy without the sample's source, in data and in comments: no formula bears the name of somebody else's paper. */
function withoutSource(content: string, file: string): string {
  if (file.endsWith('.vectors.json')) return '[]\n';
  return withoutClaims(content)
    .replace(/references: \[[\s\S]*?\n {2}\],/, 'references: [],')
    .replace(/\/\*\*(?:(?!\*\/)[\s\S])*\*\/\n(?=export function)/g, '');
}

const withoutTests = (content: string, file: string) => (/\.test\.tsx?$/.test(file) ? null : withoutClaims(content));

/** A kind that nobody but its owner reads, as long as it does not say who else does. */
const withoutReaders = (content: string) =>
  content
    .replace(/^ {4}shared: \{\n[\s\S]*?^ {4}\},\n/m, '    shared: null,\n')
    .replace(/^import \{ allowOnly \} .*\n/gm, '');

const reminder = (what: string) => `import { expect, test } from 'vitest';

test('${what}', () => {
  expect.fail('This folder is still a copy. Say here what it does, see that fail, and make it so.');
});
`;

export const kinds = {
  component: {
    layers: [
      {
        folder: 'packages/design-system/src/components',
        sample: 'badge',
        change: withoutTests,
        add: (name) => ({ [`${name}.test.tsx`]: reminder(`${name} does what it promises`) }),
      },
    ],
    next: (name) => [
      `packages/design-system/src/components/${name}/${name}.test.tsx fails: write there what it promises, then build it.`,
      `Show every state in ${name}.stories.tsx: empty, loading, error, disabled, long text.`,
      'npm test -- lint types unit stories',
    ],
  },
  calculator: {
    layers: [{ folder: 'packages/medical-calc/src/calculators', sample: 'bmi', change: withoutSource }],
    taken: [
      'bmi',
      'internals',
      'labels',
      'load',
      'messages',
      'parse',
      'registry',
      'tables',
      'text',
      'types',
      'units',
      'write',
    ],
    next: (id) => [
      `${id}.vectors.json is empty: at least five published values, each with its source. They come before the formula.`,
      `${id}.ts: inputs, outputs, formula and checked function. ${id}.about.ts: population and references.`,
      `${id}.it.ts and ${id}.en.ts: every word. ${id}.test.ts: cut-offs, refusals, properties.`,
      'pnpm --filter @libretto/medical-calc run readme puts it into the table.',
      'npm test -- lint types unit',
    ],
  },
  codec: {
    layers: [{ folder: 'packages/web-bluetooth/src/codecs', sample: 'heart-rate-measurement', change: withoutSource }],
    taken: ['bytes', 'decimal', 'measured', 'checkme-records', 'viatom-frame'],
    next: (name) => [
      `${name}.vectors.json is empty: at least five published or captured messages, each with its source.`,
      `${name}.ts: the fields, and in the doc comment where the format is described and how sure that is.`,
      'packages/web-bluetooth/README.md: its line in the table of what is in the package.',
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
          return copied === undefined ? null : withoutReaders(copied);
        },
        add: (name) => ({ [`${name}.test.ts`]: reminder(`${name}: what the server answers, and to whom it does not`) }),
      },
      {
        folder: 'apps/web/src/areas',
        sample: 'visits',
        change: withoutTests,
        add: (name) => ({ [`${name}.test.tsx`]: reminder(`${name}: what a person sees and can do`) }),
      },
    ],
    singular: 'visit',
    wire: wireArea,
    next: (name) => [
      'npm run build contract; then it type-checks, and its two tests fail until they say what the area does.',
      `grep ',${name},' docs/requirements.csv lists what the area has to do.`,
      `openapi/areas/${name}: the fields are still those of the sample, and the addresses those of the sample behind /api/${name}.`,
      `apps/api/src/areas/${name}/${name}.table.ts: the columns, and with them the migration that was made and what ${name}.kind.ts says of them.`,
      `apps/api/src/areas/${name}/${name}.kind.ts: the level, the entries of the timeline and what is shared, which is nothing yet.`,
      `apps/web/src/areas/${name}: the words, the page, and a route in apps/web/src/routes that shows it.`,
      'apps/web/src/areas/timeline: its icon and page in kind-faces.ts, its name in the messages.',
      'To share it: SharedRecord and SharedArea in openapi/areas/doctors, sharedLists in apps/api/src/kinds.ts, its area in apps/api/src/policy/visibility.ts.',
      'npm test -- contract lint boundaries types unit',
    ],
  },
} satisfies Record<string, Kind>;

export type KindName = keyof typeof kinds;

export const isKindName = (name: string | undefined): name is KindName =>
  name !== undefined && Object.hasOwn(kinds, name);
