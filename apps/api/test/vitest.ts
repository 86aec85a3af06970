import { join } from 'node:path';
import { isTorture } from './scale.ts';

/**
 * The validator of the OpenAPI document is replaced as in the bundle: the build has validated the document, and each
 * server that a test starts would compile the schema of OpenAPI again.
 */
export const resolve = {
  alias: {
    '@seriousme/openapi-schema-validator': join(import.meta.dirname, '../src/contract/checked-document.ts'),
  },
};

/** Aliases apply to inlined packages only. */
const inline: string[] = ['fastify-openapi-glue'];

export const serverTests = {
  // Processes, because native modules and signals behave as in production.
  pool: 'forks',
  maxWorkers: 2,
  isolate: false,
  server: { deps: { inline } },
  // The worker threads of each server load the sources again.
  env: { NODE_COMPILE_CACHE: join(import.meta.dirname, '../node_modules/.cache/compiled') },
  testTimeout: 20_000,
  // A machine under load needs longer.
  hookTimeout: isTorture ? 600_000 : 60_000,
} as const;
