// Writes an encrypted backup while the server is running: `npm run backup -- copy.tar.age`. Uses the server's
// settings; BACKUP_PASSPHRASE is the encryption passphrase.
import { resolve } from 'node:path';
import { build } from '../lib/build.ts';
import { at, run, task } from '../lib/run.ts';

await task(async () => {
  await build('contract');
  const env = { DATA_DIR: at('data'), ...process.env };
  const files = process.argv.slice(2).map((file) => resolve(file));
  const command = [at('apps', 'api', 'src', 'backup-command.ts'), 'backup', ...files];
  process.exitCode = (await run(process.execPath, command, { env })).code;
});
