import { defineConfig } from 'vitest/config';
import { onPostgresToo } from './test/databases.ts';
import { resolve, serverTests } from './test/vitest.ts';

const { TEST_DATABASES = 'sqlite' } = process.env;

export default defineConfig({
  resolve,
  test: {
    ...serverTests,
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/*.measured.test.ts', ...onPostgresToo],
    globalSetup: ['test/bundle.ts', ...(TEST_DATABASES === 'sqlite' ? [] : ['test/postgres.ts'])],
    env: { ...serverTests.env, TEST_DATABASES },
  },
});
