// Proves that the audit of the records is whole: `npm run audit:verify`, or an export: `npm run audit:verify -- audit.ndjson`.
import { resolve } from 'node:path';
import { task } from '../lib/run.ts';
import { serverCommand } from '../lib/server-command.ts';

await task(() =>
  serverCommand(
    'audit-command.ts',
    process.argv.slice(2).map((file) => resolve(file)),
  ),
);
