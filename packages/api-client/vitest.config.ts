import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    maxWorkers: 2,
    // Files have no side effects on each other.
    isolate: false,
    name: 'api-client',
    root: import.meta.dirname,
    include: ['*.test.ts', 'src/**/*.test.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
