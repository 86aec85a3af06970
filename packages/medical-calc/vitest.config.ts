import { defineConfig } from 'vitest/config';
import { generate } from './generate.ts';

await generate();

export default defineConfig({
  // Pure functions need no isolation.
  test: {
    name: 'medical-calc',
    environment: 'node',
    isolate: false,
    maxWorkers: 2,
    include: ['src/**/*.test.ts', '*.test.ts'],
  },
});
