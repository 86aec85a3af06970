import { defineConfig } from 'vitest/config';
import { generate } from './generate.ts';

generate();

export default defineConfig({
  test: { name: 'web-bluetooth', environment: 'node', include: ['src/**/*.test.ts'] },
});
