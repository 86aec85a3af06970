// Changes the key of drawings, files and second factors while the server works: `npm run keys -- new`, then `-- renew`.
// docs/operating.md tells the steps.
import { task } from '../lib/run.ts';
import { serverCommand } from '../lib/server-command.ts';

await task(() => serverCommand('keys-command.ts', process.argv.slice(2)));
