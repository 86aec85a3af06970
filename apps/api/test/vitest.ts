import { join } from 'node:path';
import { isTorture } from './scale.ts';

export const serverTests = {
  // Processes, because native modules and signals behave as in production.
  pool: 'forks',
  maxWorkers: 2,
  isolate: false,
  // The worker threads of each server load the sources again.
  env: { NODE_COMPILE_CACHE: join(import.meta.dirname, '../node_modules/.cache/compiled') },
  testTimeout: 20_000,
  // A machine under load needs longer.
  hookTimeout: isTorture ? 600_000 : 60_000,
} as const;
