// A mutant loads the tests of its set until one fails: sets are small, and list the fastest and closest tests first.
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
  policy: {
    mutate: ['apps/api/src/policy/!(*.test).ts'],
    tests: ['visibility', 'acting', 'policy', 'throttle'].map((name) => `src/policy/${name}.test.ts`),
  },
  contract: {
    mutate: ['apps/api/src/contract/{allow-list,ownership,session}.ts'],
    tests: ['allow-list', 'ownership', 'session'].map((name) => `src/contract/${name}.test.ts`),
  },
  specialties: {
    mutate: [`apps/api/${records}/specialties/{choice,tags}.ts`],
    tests: ['tags', 'choice'].map((name) => `${records}/specialties/${name}.test.ts`),
  },
  records: {
    mutate: [
      `apps/api/${records}/{shared-list,sharing}.ts`,
      'apps/api/src/areas/*/*.shared.ts',
      // Sharing of each kind, with the constants that it uses.
      {
        in: kinds,
        only: ['shared', 'sharedFiles', 'attachedTo', 'areas', 'excluded', 'servedFields'],
      },
    ],
    tests: ['shared-list', 'sharing', 'record-parts', 'restrict'].map((name) => `${records}/${name}.test.ts`),
  },
  doctors: {
    mutate: [`apps/api/${doctors}/{find-news,privacy-map,served-record,hidden-lines}.ts`],
    tests: ['privacy-map', 'served-record', 'hidden-lines'].map((name) => `${doctors}/${name}.test.ts`),
  },
  links: {
    mutate: [`apps/api/${sharing}/{extract,notices,outside-lines,prepare,sheet,state,visit}.ts`],
    tests: ['state', 'notices', 'outside-lines', 'extract', 'prepare'].map((name) => `${sharing}/${name}.test.ts`),
  },
  caregivers: {
    mutate: [
      {
        in: 'apps/api/src/areas/caregivers/grants.repository.ts',
        only: [
          ...['queryActive', 'findActing', 'markRead', 'stateAt', 'isOpen', 'listGrants', 'listReceived'],
          ...['activateGrant', 'closeGrant', 'hasActedFor', 'countChildrenOf', 'countOnlyChildren', 'countChildren'],
          ...['wakeUser', 'nextColour', 'toReceivedGrant'],
        ],
      },
      'apps/api/src/areas/caregivers/caregivers.service.ts',
      { in: 'apps/api/src/areas/caregivers/caregivers.routes.ts', only: ['ownsGrant', 'ownsReceivedGrant'] },
    ],
    tests: ['src/areas/caregivers/grants.test.ts'],
  },
  /** Queries, with tests on an embedded database without a server. */
  database: {
    mutate: [
      `apps/api/${records}/store.ts`,
      { in: `apps/api/${records}/life-cycle.ts`, only: ['checkRights'] },
      'apps/api/src/areas/notebook/notebook.{repository,service}.ts',
      {
        in: `apps/api/${doctors}/doctors.repository.ts`,
        only: [
          ...['associations', 'queryAssociations', 'queryTags', 'queryExceptions', 'toAssociation'],
          ...['listAssociations', 'findAssociation', 'findActiveAssociation', 'setException', 'findCareProvider'],
          ...['initialAccess', 'deleteTags', 'addAssociation', 'removeAssociation', 'changeAccess'],
          ...['queryPatients', 'findAssociatedDoctor', 'listAccessiblePatients'],
        ],
      },
      {
        in: `apps/api/${sharing}/sharing.repository.ts`,
        only: [
          ...['listShareParts', 'ownsShare', 'findShare', 'findActive', 'consumeAttempt', 'countUse'],
          ...['listFiles', 'findFile', 'closeAllShares'],
        ],
      },
    ],
    tests: [
      `${records}/store.test.ts`,
      `${records}/rights.test.ts`,
      `${doctors}/doctors.repository.test.ts`,
      `${sharing}/sharing.repository.test.ts`,
      'src/areas/notebook/notebook.service.test.ts',
    ],
  },
  /** The hook that decides on whose record a request acts. */
  acting: {
    mutate: [{ in: 'apps/api/src/contract/serve.ts', only: ['onRequest'] }],
    tests: ['src/contract/acting.test.ts', 'src/contract/contract.test.ts'],
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
export const chosenSet: SetName = isSet(wanted) ? wanted : 'policy';
