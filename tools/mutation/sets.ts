// Files to mutate, and the tests that have to notice their mutants. A mutant is finished at its first failing test, so the
// tests run in this order: the fastest and closest first.
const doctors = 'src/areas/doctors';
const sharing = 'src/areas/sharing';
const records = 'src/records';

interface MutationSet {
  mutate: string[];
  tests: string[];
}

export const sets = {
  /** Functions of their arguments, with tests that need neither a server nor a database. */
  memory: {
    mutate: [
      'apps/api/src/contract/allow-list.ts',
      'apps/api/src/policy/!(*.test).ts',
      `apps/api/${records}/{shared-list,sharing,specialties}.ts`,
      'apps/api/src/areas/*/*.shared.ts',
      `apps/api/${doctors}/privacy-map.ts`,
      `apps/api/${sharing}/{extract,sheet,state,visit}.ts`,
    ],
    tests: [
      'src/contract/allow-list.test.ts',
      'src/policy/policy.test.ts',
      'src/policy/throttle.test.ts',
      'src/policy/visibility.test.ts',
      `${records}/specialties.test.ts`,
      `${records}/record-parts.test.ts`,
      `${records}/sharing.test.ts`,
      `${doctors}/privacy-map.test.ts`,
      `${records}/restrict.test.ts`,
      `${sharing}/state.test.ts`,
      `${sharing}/extract.test.ts`,
      `${records}/who-sees-what.test.ts`,
    ],
  },
  /** Queries that decide, with tests of a server on SQLite. */
  server: {
    mutate: [
      `apps/api/${doctors}/shared-content.ts`,
      `apps/api/${records}/store.ts`,
      'apps/api/src/{single,whole}-record.ts',
    ],
    tests: [
      `${records}/padlocks.test.ts`,
      `${doctors}/shared-content.test.ts`,
      'src/single-record.test.ts',
      'src/whole-record.test.ts',
    ],
  },
} satisfies Record<string, MutationSet>;

export type SetName = keyof typeof sets;

export const chosenSet: SetName = process.env.MUTATION_SET === 'server' ? 'server' : 'memory';
