import { defineConfig } from 'vitest/config';
import { onPostgresToo } from './test/databases.ts';
import { isTorture } from './test/scale.ts';
import { resolve, serverTests } from './test/vitest.ts';

export default defineConfig({
  resolve,
  test: {
    ...serverTests,
    name: '@libretto/api on both databases',
    // Trials need a machine or half an hour of their own: only `npm run torture` asks for them.
    include: onPostgresToo.filter((file) => isTorture || !file.endsWith('.trial.ts')),
    globalSetup: ['test/bundle.ts', 'test/postgres.ts'],
  },
});
