import { defineConfig } from 'vitest/config';
import { generate } from './generate.ts';

generate();

export default defineConfig({
  // No file leaves anything behind that could disturb another.
  test: {
    maxWorkers: 2,
    name: 'web-bluetooth',
    environment: 'node',
    isolate: false,
    include: ['src/**/*.test.ts', '*.test.ts'],
  },
});
