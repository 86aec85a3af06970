import { defineConfig } from 'vitest/config';

/** Tests that measure time run one after the other, after all others. */
export default defineConfig({
  test: {
    name: '@libretto/api measured',
    include: ['test/**/*.measured.test.ts'],
    pool: 'forks',
    maxWorkers: 1,
    sequence: { groupOrder: 1 },
  },
});
