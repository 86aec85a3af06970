// A mutant ends at its first failing test, so the fastest and closest tests are listed first.
import type { Mutated } from './ranges.ts';

const doctors = 'src/areas/doctors';
const sharing = 'src/areas/sharing';
const records = 'src/records';
const kinds = 'apps/api/src/areas/*/*.kind.ts';

interface MutationSet {
  mutate: Mutated[];
  tests: string[];
}

export const sets = {
  /** Pure functions, with tests that need neither a server nor a database. */
  memory: {
    mutate: [
      'apps/api/src/contract/{allow-list,ownership}.ts',
      'apps/api/src/policy/!(*.test).ts',
      `apps/api/${records}/{shared-list,sharing}.ts`,
      `apps/api/${records}/specialties/{choice,tags}.ts`,
      'apps/api/src/areas/*/*.shared.ts',
      // Sharing of each kind, with the constants that it uses.
      {
        in: kinds,
        only: ['shared', 'sharedFiles', 'attachedTo', 'areas', 'excluded', 'servedFields'],
      },
      `apps/api/${doctors}/{privacy-map,served-record}.ts`,
      `apps/api/${sharing}/{extract,notices,prepare,sheet,state,visit}.ts`,
    ],
    tests: [
      'src/contract/allow-list.test.ts',
      'src/contract/ownership.test.ts',
      'src/policy/policy.test.ts',
      'src/policy/throttle.test.ts',
      'src/policy/visibility.test.ts',
      `${records}/specialties/tags.test.ts`,
      `${records}/specialties/proposals.test.ts`,
      `${records}/record-parts.test.ts`,
      `${records}/sharing.test.ts`,
      `${doctors}/privacy-map.test.ts`,
      `${doctors}/served-record.test.ts`,
      `${records}/restrict.test.ts`,
      `${sharing}/state.test.ts`,
      `${sharing}/notices.test.ts`,
      `${sharing}/extract.test.ts`,
      `${sharing}/prepare.test.ts`,
      `${records}/visibility-matrix.test.ts`,
    ],
  },
  /** Queries, with tests on an embedded database without a server. */
  database: {
    mutate: [
      `apps/api/${records}/store.ts`,
      'apps/api/src/areas/notebook/notebook.{repository,service}.ts',
      {
        in: `apps/api/${doctors}/doctors.repository.ts`,
        only: [
          ...[
            'associations',
            'queryAssociations',
            'queryTags',
            'queryExceptions',
            'listAssociations',
            'findAssociation',
          ],
          ...['findActiveAssociation', 'queryPatients', 'findAssociatedDoctor', 'listAccessiblePatients'],
        ],
      },
    ],
    tests: [
      `${records}/store.test.ts`,
      `${doctors}/doctors.repository.test.ts`,
      'src/areas/notebook/notebook.service.test.ts',
    ],
  },
  server: {
    mutate: [
      // The level column, and the columns that select the rows of a kind.
      { in: kinds, only: ['level', 'among', 'parent'] },
      `apps/api/${doctors}/{shared-content,sharing.routes}.ts`,
      'apps/api/src/{all-records,single-record,read-record}.ts',
    ],
    tests: [
      `${records}/levels.test.ts`,
      'src/single-record.test.ts',
      'src/read-record.test.ts',
      'src/all-records.test.ts',
      `${doctors}/shared-content.test.ts`,
      `${doctors}/sharing.test.ts`,
    ],
  },
} satisfies Record<string, MutationSet>;

export type SetName = keyof typeof sets;

const isSet = (name: string): name is SetName => Object.hasOwn(sets, name);

const { MUTATION_SET: wanted = '' } = process.env;
export const chosenSet: SetName = isSet(wanted) ? wanted : 'memory';
