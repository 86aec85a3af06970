import { join } from 'node:path';
import { isTorture } from './scale.ts';

/** Settings that all tests of the server share. */
export const serverTests = {
  // Processes, as the server is one: native modules and signals behave as they will.
  pool: 'forks',
  maxWorkers: 2,
  isolate: false,
  // The worker threads of each server load the sources again.
  env: { NODE_COMPILE_CACHE: join(import.meta.dirname, '../node_modules/.cache/compiled') },
  testTimeout: 20_000,
  // A machine that is tortured takes its time.
  hookTimeout: isTorture ? 600_000 : 60_000,
} as const;
