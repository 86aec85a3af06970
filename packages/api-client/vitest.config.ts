import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    maxWorkers: 2,
    name: 'api-client',
    root: import.meta.dirname,
    include: ['*.test.ts', 'src/**/*.test.ts'],
    // Compilers and a browser are slow when other tests run in parallel.
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
