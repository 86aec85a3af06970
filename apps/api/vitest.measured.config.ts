import { defineConfig } from 'vitest/config';

/** Tests that measure time: one after the other, when all others are done. */
export default defineConfig({
  test: {
    name: '@libretto/api measured',
    include: ['test/**/*.measured.test.ts'],
    pool: 'forks',
    maxWorkers: 1,
    sequence: { groupOrder: 1 },
  },
});
