import { defineConfig } from 'vitest/config';
import { generate } from './generate.ts';

await generate();

export default defineConfig({
  // Pure functions need no isolation.
  test: {
    name: 'medical-calc',
    environment: 'node',
    isolate: false,
    setupFiles: ['../../tools/lib/restore-globals.ts'],
    maxWorkers: 2,
    include: ['src/**/*.test.ts', '*.test.ts'],
  },
});
