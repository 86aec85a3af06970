// Run by `npm run mutation`, once for each set of `sets.ts`.
import { toPatterns } from './ranges.ts';
import { chosenSet, sets } from './sets.ts';

/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  plugins: ['@stryker-mutator/vitest-runner'],
  testRunner: 'vitest',
  vitest: { configFile: 'tools/mutation/vitest.config.ts', related: false },
  mutate: sets[chosenSet].mutate.flatMap(toPatterns),
  // The sandbox contains the files that the tests import; `node_modules` is linked.
  ignorePatterns: [
    '**',
    '!/apps/api/**',
    '!/openapi/dist/**',
    '!/tools/mutation/**',
    '!/tsconfig.base.json',
    '/apps/api/dist',
    'node_modules',
  ],
  tempDirName: `.cache/stryker-${chosenSet}`,
  incremental: true,
  incrementalFile: `.cache/mutation-${chosenSet}.json`,
  reporters: ['clear-text', 'progress-append-only'],
  clearTextReporter: { allowColor: false, reportTests: false },
  // Static mutants (lists read at module load) run all tests of their set.
  warnings: { slow: false },
  // Twelve times the default: slowness on a busy machine must not count as a detected mutant.
  timeoutMS: 60_000,
  thresholds: { high: 100, low: 100, break: 100 },
};
