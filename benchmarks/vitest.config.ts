import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { maxWorkers: 2, name: 'benchmarks', include: ['**/*.test.ts'] },
});
