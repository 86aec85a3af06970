import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    maxWorkers: 2,
    isolate: false,
    name: 'repository',
    root: import.meta.dirname,
    include: ['{checks,generators,lib}/**/*.test.ts'],
  },
});
