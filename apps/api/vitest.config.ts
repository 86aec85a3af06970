import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { isTorture } from './test/scale.ts';

export default defineConfig({
  test: {
    // Trials need a dedicated machine or half an hour: only `npm run torture` includes them.
    include: ['src/**/*.test.ts', 'test/**/*.test.ts', ...(isTorture ? ['test/**/*.trial.ts'] : [])],
    exclude: ['**/node_modules/**', '**/*.measured.test.ts'],
    globalSetup: ['test/postgres.ts'],
    // Processes, because native modules and signals behave as in production.
    pool: 'forks',
    maxWorkers: 2,
    isolate: false,
    // Worker processes of each server would compile the sources again.
    env: { NODE_COMPILE_CACHE: join(import.meta.dirname, 'node_modules/.cache/compiled') },
    testTimeout: 20_000,
    // A machine under load needs longer.
    hookTimeout: isTorture ? 600_000 : 60_000,
  },
});
