// Administers an installation from the shell: `npm run admin -- create you@example.org`.
import { task } from '../lib/run.ts';
import { serverCommand } from '../lib/server-command.ts';

await task(() => serverCommand('admin-command.ts', process.argv.slice(2)));
