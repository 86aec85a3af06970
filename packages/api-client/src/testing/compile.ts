import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export const packageFolder = dirname(dirname(import.meta.dirname));
const compiler = join(packageFolder, 'node_modules', '@typescript', 'native', 'bin', 'tsc');

const hour = 3_600_000;

/** A folder inside the package, so that its dependencies and subpaths resolve; the caller removes it. */
export function scratchFolder(): string {
  const parent = join(packageFolder, '.cache');
  mkdirSync(parent, { recursive: true });
  for (const name of readdirSync(parent)) {
    const path = join(parent, name);
    if (
      name.startsWith('test-') &&
      Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Infinity) > hour
    )
      rmSync(path, { recursive: true, force: true });
  }
  return mkdtempSync(join(parent, 'test-'));
}

export async function compile(files: Record<string, string>, folder: string): Promise<Record<string, string>> {
  for (const [name, source] of Object.entries(files)) writeFileSync(join(folder, name), source);
  const config = { extends: join(packageFolder, 'tsconfig.json'), include: Object.keys(files) };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
  const output = await new Promise<string>((resolve) => {
    execFile(
      process.execPath,
      [compiler, '-p', folder, '--pretty', 'false', '--checkers', '1'],
      { cwd: folder },
      (_failed, stdout, stderr) => resolve(stdout + stderr),
    );
  });
  const messages = Object.fromEntries(Object.keys(files).map((name) => [name, '']));
  let current = '';
  for (const line of output.split('\n').filter(Boolean)) {
    current = /^([^\s(]+)\(\d+,\d+\): error /.exec(line)?.[1] ?? current;
    if (messages[current] === undefined) throw new Error(`Compiler error outside the samples:\n${output}`);
    messages[current] += `${line}\n`;
  }
  return messages;
}
