// Packs a copy of the repository that holds one package. Requires the build of medical-calc.
import { spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { at } from '../run.ts';

const folder = join('packages', 'medical-calc');
let clone = '';

beforeEach(() => {
  clone = mkdtempSync(join(tmpdir(), 'libretto-clone-'));
  const copied = ['package.json', 'pnpm-workspace.yaml', 'pnpm-lock.yaml', join('tools', 'lib'), folder];
  const filter = (path: string) => !/[\\/](node_modules|dist)$/.test(path);
  for (const name of copied) cpSync(at(name), join(clone, name), { recursive: true, filter });
});
afterEach(() => rmSync(clone, { recursive: true, force: true }));

function copyBuild(stamps: string[]): void {
  cpSync(at(folder, 'dist'), join(clone, folder, 'dist'), { recursive: true });
  for (const name of stamps) cpSync(at('.cache', 'build', name), join(clone, '.cache', 'build', name));
}

function runIn(command: string, ...args: string[]): { ok: boolean; output: string } {
  const shell = process.platform === 'win32';
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: join(clone, folder), encoding: 'utf8', shell });
  return { ok: status === 0, output: stdout + stderr };
}

const both = ['medical-calc', 'medical-calc-types'];
const outdated = (steps: string) =>
  `@libretto/medical-calc cannot be packed: its build is missing or older than its sources (${steps}).`;

test.each([
  ['pack', '--out', 'package.tgz'],
  ['publish', '--dry-run', '--no-git-checks'],
])('`pnpm %s` refuses a package that was never built', { timeout: 60_000 }, (...args) => {
  const { ok, output } = runIn('pnpm', ...args);
  expect(output).toContain(outdated(both.join(', ')));
  expect(output).toContain('npm run release');
  expect(ok).toBe(false);
  expect(existsSync(join(clone, folder, 'package.tgz'))).toBe(false);
});

test('refuses code without types, as after `npm start`', { timeout: 60_000 }, () => {
  copyBuild(['medical-calc']);
  const { ok, output } = runIn('pnpm', 'pack');
  expect(output).toContain(outdated('medical-calc-types'));
  expect(ok).toBe(false);
});

test('packs a current build, and refuses it when a source has changed', { timeout: 60_000 }, () => {
  copyBuild(both);
  expect(runIn('pnpm', 'pack', '--out', 'package.tgz')).toMatchObject({ ok: true });
  expect(existsSync(join(clone, folder, 'package.tgz'))).toBe(true);
  appendFileSync(join(clone, folder, 'src', 'text.ts'), '\n');
  const { ok, output } = runIn('pnpm', 'pack');
  expect(output).toContain(outdated(both.join(', ')));
  expect(ok).toBe(false);
});

test('refuses npm, which leaves "catalog:" in the manifest', { timeout: 60_000 }, () => {
  copyBuild(both);
  const { ok, output } = runIn('npm', 'pack');
  expect(output).toContain('npm leaves "catalog:"');
  expect(ok).toBe(false);
});
