// Shows, cleans up or migrates the blob store: `npm run blobs -- status`. See docs/operating.md.
import { task } from '../lib/run.ts';
import { serverCommand } from '../lib/server-command.ts';

await task(() => serverCommand('blobs-command.ts', process.argv.slice(2)));
