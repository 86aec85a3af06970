import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      'packages/*/vitest.config.ts',
      'apps/*/vitest.config.ts',
      'apps/*/vitest.{measured,postgres}.config.ts',
      'tools/vitest.config.ts',
      'benchmarks/vitest.config.ts',
    ],
  },
});
