// Restores a backup into an empty database and folder: `npm run restore -- copy.tar.age`. Uses the
// server's settings; the embedded database requires the server to be stopped.
import { resolve } from 'node:path';
import { build } from '../lib/build.ts';
import { at, run, task } from '../lib/run.ts';

await task(async () => {
  await build('contract');
  const env = { DATA_DIR: at('data'), ...process.env };
  const given = process.argv.slice(2).map((word) => (word.startsWith('--') ? word : resolve(word)));
  const command = [at('apps', 'api', 'src', 'backup-command.ts'), 'restore', ...given];
  process.exitCode = (await run(process.execPath, command, { env })).code;
});
