// `npm run backup -- copy.tar.age`, with a running server; `npm run restore -- copy.tar.age [--keep-access]`, when empty.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { BackupError, readPassphrase } from './backup/format.ts';
import { readConfig } from './config.ts';
import { StartProblem } from './start-problem.ts';

const usage = 'Usage: npm run backup -- <file>, npm run restore -- <file> [--keep-access]';

interface Options {
  'keep-access'?: boolean;
}

async function backup(file: string, { 'keep-access': keepAccess }: Options): Promise<string> {
  if (keepAccess) throw new BackupError(usage);
  const { writeBackup } = await import('./backup/backup.ts');
  const config = readConfig(process.env);
  const { rows, blobs } = await writeBackup({ config, file, passphrase: readPassphrase(process.env), clock: Date.now });
  return `${rows} rows and ${blobs} drawings and files were written to ${file}.`;
}

async function restore(file: string, { 'keep-access': keepAccess = false }: Options): Promise<string> {
  const { restoreBackup } = await import('./backup/restore.ts');
  const config = readConfig(process.env);
  const options = { config, file, passphrase: readPassphrase(process.env), clock: Date.now, keepAccess };
  const { madeAt, rows, blobs, links, doctors, caregivers } = await restoreBackup(options);
  const access = keepAccess
    ? 'Share links and the access of doctors and caregivers are as they were then.'
    : `Ended, because some may have been revoked since the backup: ${links} share links, the access of ${doctors} doctors of ` +
      `patients and of ${caregivers} caregivers. Each is in the log of its record. Patients give access again where they want to.`;
  return `${rows} rows and ${blobs} drawings and files were restored as of ${madeAt}.\n${access}`;
}

const commands: Record<string, (file: string, options: Options) => Promise<string>> = { backup, restore };

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { 'keep-access': { type: 'boolean' } },
  });
  const [name = '', ...files] = positionals;
  const [file] = files;
  const command = commands[name];
  if (command === undefined || file === undefined || files.length > 1) throw new BackupError(usage);
  process.stdout.write(`${await command(resolve(file), values)}\n`);
} catch (error) {
  const known = error instanceof BackupError || error instanceof StartProblem;
  const missing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
  console.error(known || missing ? (error as Error).message : error);
  process.exitCode = 1;
}
