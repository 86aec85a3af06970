// The tests of a set of `sets.ts`, without PostgreSQL.
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { chosenSet, sets } from './sets.ts';

const { tests } = sets[chosenSet];

class AsListed extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => tests.findIndex((test) => moduleId.endsWith(test));
    return files.sort((one, other) => place(one) - place(other));
  }
}

export default defineConfig({
  test: {
    root: fileURLToPath(new URL('../../apps/api', import.meta.url)),
    include: tests,
    env: { TEST_DATABASES: 'sqlite' },
    sequence: { sequencer: AsListed },
    maxWorkers: 1,
    // One worker for all files: starting one for each would take most of the time of a mutant.
    isolate: false,
    // A slow machine must not look like a mutant that was noticed; what never ends, Stryker ends itself.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
