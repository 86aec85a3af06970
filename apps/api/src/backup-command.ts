// `npm run backup -- copy.tar.age`, with a running server; `npm run restore -- copy.tar.age`, when empty.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { BackupError, readPassphrase } from './backup/format.ts';
import { readConfig } from './config.ts';
import { StartProblem } from './start-problem.ts';

const usage = 'Usage: npm run backup -- <file>, npm run restore -- <file>';

async function backup(file: string): Promise<string> {
  const { writeBackup } = await import('./backup/backup.ts');
  const config = readConfig(process.env);
  const { rows, blobs } = await writeBackup({ config, file, passphrase: readPassphrase(process.env), clock: Date.now });
  return `${rows} rows and ${blobs} drawings and files were written to ${file}.`;
}

async function restore(file: string): Promise<string> {
  const { restoreBackup } = await import('./backup/restore.ts');
  const config = readConfig(process.env);
  const options = { config, file, passphrase: readPassphrase(process.env), clock: Date.now };
  const { madeAt, rows, blobs, links } = await restoreBackup(options);
  const closed = `Share links: ${links} closed, because some may have been closed since the backup. Create new ones where needed.`;
  return `${rows} rows and ${blobs} drawings and files were restored as of ${madeAt}.\n${closed}`;
}

const commands: Record<string, (file: string) => Promise<string>> = { backup, restore };

try {
  const [name = '', ...files] = parseArgs({ allowPositionals: true }).positionals;
  const [file] = files;
  const command = commands[name];
  if (command === undefined || file === undefined || files.length > 1) throw new BackupError(usage);
  process.stdout.write(`${await command(resolve(file))}\n`);
} catch (error) {
  const known = error instanceof BackupError || error instanceof StartProblem;
  const missing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
  console.error(known || missing ? (error as Error).message : error);
  process.exitCode = 1;
}
