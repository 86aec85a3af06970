import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { name: 'api-client', root: import.meta.dirname, include: ['*.test.ts', 'src/**/*.test.ts'] },
});
