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
    // One worker for all files: starting one per file would dominate the time of a mutant.
    isolate: false,
    // A slow machine must not count as a detected mutant; Stryker itself ends endless loops.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
