import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { at, run } from '../lib/run.ts';
import { generate } from './generate.ts';

const homes = ['apps/api', 'apps/web'];
const packages = ['api-client', 'design-system', 'medical-calc', 'web-bluetooth'].map((name) => `packages/${name}`);
const rest = ['openapi', 'redocly.yaml', 'tsconfig.base.json', 'package.json', 'pnpm-workspace.yaml', 'tools'];

let copy: string;

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'area-'));
  const filter = (path: string) => !['node_modules', 'dist', '.cache'].includes(basename(path));
  for (const path of [...homes, ...packages, ...rest]) cpSync(at(path), join(copy, path), { recursive: true, filter });
  symlinkSync(at('node_modules'), join(copy, 'node_modules'), 'junction');
  // Relative links resolve within the copy.
  for (const home of [...homes, ...packages]) {
    const keep = (path: string) => !basename(path).startsWith('.');
    cpSync(at(home, 'node_modules'), join(copy, home, 'node_modules'), {
      recursive: true,
      verbatimSymlinks: true,
      filter: keep,
    });
  }
  for (const name of ['medical-calc', 'web-bluetooth'])
    symlinkSync(at('packages', name, 'dist'), join(copy, 'packages', name, 'dist'), 'junction');
}, 60_000);

afterAll(() => rmSync(copy, { recursive: true }), 60_000);

const within = (home: string, command: string, ...args: string[]) =>
  run(command, args, { cwd: join(copy, home), capture: true });
const bin = (name: string) => at('node_modules/.bin', name);

test('a new area type-checks, its server starts, and its tests fail until they are written', async () => {
  const { made, wired, missing } = generate(copy, 'area', 'lab-orders', 'lab-order');
  expect(made).toEqual(['openapi', ...homes.map((home) => `${home}/src`)].map((home) => `${home}/areas/lab-orders`));
  expect(missing).toEqual([]);
  expect(wired).toContain('apps/api/src/handlers.ts');

  for (const home of ['packages/api-client', ...homes])
    expect(await within(home, process.execPath, 'generate.ts')).toMatchObject({ code: 0 });
  // Both at once: more than one checker each would repeat work.
  const checks = homes.map((home) => within(home, bin('tsc'), '-p', 'tsconfig.json', '--checkers', '1'));
  expect(await Promise.all(checks)).toEqual(homes.map(() => ({ code: 0, output: '' })));

  // Also a fast test that starts the server with its tables.
  const tests = ['lab-orders', 'areas/menu/menu.test.ts'];
  const reports = await Promise.all(
    homes.map((home) => within(home, bin('vitest'), 'run', '--reporter=tap-flat', ...tests)),
  );
  const failed = reports.flatMap(({ output }) => output.split('\n').filter((line) => line.startsWith('not ok')));
  expect(failed.map((line) => /lab-orders: .*/.exec(line)?.[0].slice(0, 31))).toEqual([
    'lab-orders: responses and acces',
    'lab-orders: the page and its ac',
  ]);
}, 600_000);

test('rejects existing names before writing a file', () => {
  const before = readFileSync(join(copy, 'openapi/openapi.yaml'), 'utf8');
  for (const [name, message] of [
    ['lab-orders', /exists already/],
    ['files', /exists already/],
    ['sessions', /table/],
  ] as const)
    expect(() => generate(copy, 'area', name)).toThrow(message);
  expect(readFileSync(join(copy, 'openapi/openapi.yaml'), 'utf8')).toBe(before);
});
