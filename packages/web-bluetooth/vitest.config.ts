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
  test: {
    maxWorkers: 2,
    name: 'web-bluetooth',
    environment: 'node',
    isolate: false,
    setupFiles: ['../../tools/lib/restore-globals.ts'],
    include: ['src/**/*.test.ts', '*.test.ts'],
  },
});
