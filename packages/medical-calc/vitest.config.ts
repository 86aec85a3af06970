import { defineConfig } from 'vitest/config';
import { generate } from './generate.ts';

generate();

export default defineConfig({
  test: { name: 'medical-calc', environment: 'node', include: ['src/**/*.test.ts', '*.test.ts'] },
});
