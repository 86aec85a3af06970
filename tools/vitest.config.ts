import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { name: 'repository', root: import.meta.dirname, include: ['{checks,generators,lib}/**/*.test.ts'] },
});
