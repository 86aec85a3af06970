// Restores a backup into an empty database and folder: `npm run restore -- copy.tar.age`. Uses the server's
// settings; the embedded database requires the server to be stopped.
import { resolve } from 'node:path';
import { build } from '../lib/build.ts';
import { at, run, task } from '../lib/run.ts';

await task(async () => {
  await build('contract');
  const env = { DATA_DIR: at('data'), ...process.env };
  const files = process.argv.slice(2).map((file) => resolve(file));
  const command = [at('apps', 'api', 'src', 'backup-command.ts'), 'restore', ...files];
  process.exitCode = (await run(process.execPath, command, { env })).code;
});
