import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { entries, here } from './entries.ts';
import { generate } from './generate.ts';

generate();

// Resolves the package's own name to the sources instead of the last build.
const alias = Object.entries(entries())
  .reverse()
  .map(([name, file]) => ({ find: `@libretto/web-bluetooth/${name}`, replacement: join(here, file) }));

export default defineConfig({
  resolve: { alias },
  // Files have no side effects on each other.
  test: {
    maxWorkers: 2,
    name: 'web-bluetooth',
    environment: 'node',
    isolate: false,
    include: ['src/**/*.test.ts', '*.test.ts'],
  },
});
