import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { entries, here } from './entries.ts';
import { generate } from './generate.ts';

generate();

// By its own name it is what is tested, not what was built last.
const alias = Object.entries(entries())
  .reverse()
  .map(([name, file]) => ({ find: `@libretto/web-bluetooth/${name}`, replacement: join(here, file) }));

export default defineConfig({
  resolve: { alias },
  // No file leaves anything behind that could disturb another.
  test: {
    maxWorkers: 2,
    name: 'web-bluetooth',
    environment: 'node',
    isolate: false,
    include: ['src/**/*.test.ts', '*.test.ts'],
  },
});
