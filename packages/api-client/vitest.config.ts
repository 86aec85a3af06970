import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    maxWorkers: 2,
    isolate: false,
    setupFiles: ['../../tools/lib/restore-globals.ts'],
    name: 'api-client',
    root: import.meta.dirname,
    include: ['*.test.ts', 'src/**/*.test.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
