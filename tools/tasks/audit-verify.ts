// Verifies the audit log: `npm run audit:verify`, or an export of it: `npm run audit:verify -- audit.ndjson`.
import { resolve } from 'node:path';
import { task } from '../lib/run.ts';
import { serverCommand } from '../lib/server-command.ts';

await task(() =>
  serverCommand(
    'audit-command.ts',
    process.argv.slice(2).map((file) => resolve(file)),
  ),
);
