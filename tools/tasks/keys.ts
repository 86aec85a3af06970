// Rotates the key of drawings, files and second factors while the server is running: `npm run keys -- new`, then
// `-- renew`. See docs/operating.md.
import { task } from '../lib/run.ts';
import { serverCommand } from '../lib/server-command.ts';

await task(() => serverCommand('keys-command.ts', process.argv.slice(2)));
