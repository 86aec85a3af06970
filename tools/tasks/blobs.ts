// Shows the store of drawings and files, sweeps it, or gives it to a database: `npm run blobs -- status`.
// docs/operating.md tells when.
import { task } from '../lib/run.ts';
import { serverCommand } from '../lib/server-command.ts';

await task(() => serverCommand('blobs-command.ts', process.argv.slice(2)));
