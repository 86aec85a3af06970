import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { isTorture } from './test/scale.ts';

export default defineConfig({
  test: {
    // Trials need a machine or half an hour of their own: only `npm run torture` asks for them.
    include: ['src/**/*.test.ts', 'test/**/*.test.ts', ...(isTorture ? ['test/**/*.trial.ts'] : [])],
    exclude: ['**/node_modules/**', '**/*.measured.test.ts'],
    globalSetup: ['test/postgres.ts'],
    // Processes, as the server is one: native modules and signals behave as they will.
    pool: 'forks',
    maxWorkers: 2,
    isolate: false,
    // The threads of each server read the sources anew.
    env: { NODE_COMPILE_CACHE: join(import.meta.dirname, 'node_modules/.cache/compiled') },
    testTimeout: 20_000,
    // A machine that is tortured takes its time.
    hookTimeout: isTorture ? 600_000 : 60_000,
  },
});
