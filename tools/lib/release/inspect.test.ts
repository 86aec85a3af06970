import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { inspect } from './inspect.ts';

const folder = mkdtempSync(join(tmpdir(), 'libretto-fixture-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const manifest = {
  name: '@libretto/fixture',
  version: '1.0.0',
  license: 'MIT',
  repository: { type: 'git', url: 'git+https://example.org/fixture.git', directory: 'packages/fixture' },
  type: 'module',
  sideEffects: false,
  exports: {
    './package.json': './package.json',
    './chunk-*': null,
    './*': { types: './dist/*.d.ts', default: './dist/*.js' },
  },
  files: ['dist'],
};

const complete: Record<string, string> = {
  'package.json': JSON.stringify(manifest),
  LICENSE: 'MIT',
  'README.md': '# Fixture',
  'API.md': '# API',
  'dist/one.js': "export { one } from './chunk-AAAAAAAA.js';",
  'dist/one.d.ts': 'export declare const one: number;',
  'dist/chunk-AAAAAAAA.js': 'export const one = 1;',
  'dist/later-BBBBBBBB.js': 'export const later = 2;',
};

let count = 0;

/** Inspects a tarball of the complete fixture with changes; `null` removes a file. */
async function inspectWith(changes: Record<string, string | null>): Promise<string[]> {
  count += 1;
  const place = join(folder, String(count));
  for (const [name, text] of Object.entries({ ...complete, ...changes })) {
    if (text === null) continue;
    mkdirSync(dirname(join(place, 'package', name)), { recursive: true });
    writeFileSync(join(place, 'package', name), text);
  }
  const file = join(place, 'fixture.tgz');
  execFileSync('tar', ['-czf', file, '-C', place, 'package']);
  return inspect(file);
}

const withFields = (fields: Record<string, unknown>) => ({
  'package.json': JSON.stringify({ ...manifest, ...fields }),
});

test('accepts a complete package', async () => {
  expect(await inspectWith({})).toEqual([]);
});

test('rejects an empty tarball', async () => {
  const nothing = Object.fromEntries(Object.keys(complete).map((name) => [name, null]));
  expect(await inspectWith({ ...nothing, 'notes.txt': 'nothing' })).toEqual(['It contains no package.json.']);
});

test('rejects a package that was not built', async () => {
  const built = Object.keys(complete).filter((name) => name.startsWith('dist/'));
  expect(await inspectWith({ ...Object.fromEntries(built.map((name) => [name, null])), 'src/one.ts': '1' })).toEqual([
    'It contains no JavaScript: build the package first.',
    '"./*" names ./dist/*.d.ts, and no file is like that.',
    '"./*" names ./dist/*.js, and no file is like that.',
  ]);
});

test('rejects a package without types', async () => {
  expect(await inspectWith({ 'dist/one.d.ts': null })).toEqual([
    '"./*" names ./dist/*.d.ts, and no file is like that.',
  ]);
  expect(await inspectWith({ 'dist/two.js': 'export const two = 2;' })).toEqual(['dist/two.js has no types.']);
  expect(await inspectWith({ 'dist/two.d.ts': 'export {};' })).toEqual(['dist/two.d.ts has no code.']);
});

test.each(['LICENSE', 'README.md', 'API.md'])('rejects a package without %s', async (name) => {
  expect(await inspectWith({ [name]: null })).toEqual([`${name} is missing or empty.`]);
  expect(await inspectWith({ [name]: '' })).toEqual([`${name} is missing or empty.`]);
});

test('rejects a package that declares no licence or repository', async () => {
  expect(await inspectWith(withFields({ license: undefined }))).toEqual(['package.json has no `license`.']);
  const noRepository = 'package.json has no `repository` of type "git" with a `url` such as "git+https://….git".';
  expect(await inspectWith(withFields({ repository: undefined }))).toEqual([noRepository]);
  expect(await inspectWith(withFields({ repository: { type: 'git', url: 'example.org' } }))).toEqual([noRepository]);
  const { type, url } = manifest.repository;
  expect(await inspectWith(withFields({ repository: { type, url } }))).toEqual(['`repository` has no `directory`.']);
});

test.each(['workspace:*', 'catalog:', 'link:../other'])('rejects a dependency on %s', async (range) => {
  expect(await inspectWith(withFields({ dependencies: { other: range } }))).toEqual([
    `\`dependencies\` has other as "${range}", which exists in this repository only.`,
  ]);
});

test('rejects exports of sources, and of files that are missing or empty', async () => {
  expect(await inspectWith({ ...withFields({ exports: { './one': './src/one.ts' } }), 'src/one.ts': '1' })).toEqual([
    '"./one" names ./src/one.ts, which is a source file.',
  ]);
  const exports = { './one': { types: './dist/one.d.ts', default: './dist/one.js' } };
  expect(await inspectWith({ ...withFields({ exports }), 'dist/one.js': '' })).toEqual([
    '"./one" names ./dist/one.js, which is missing or empty.',
  ]);
  expect(await inspectWith({ 'dist/one.js': '' })).toEqual(['dist/one.js is empty.']);
  expect(await inspectWith(withFields({ exports: { './package.json': './package.json' } }))).toEqual([
    'It exports no code.',
  ]);
});

test('rejects tests, and scripts that would run at each installation', async () => {
  expect(await inspectWith({ 'dist/one.test.js': '1' })).toContain('dist/one.test.js is a test or a story.');
  expect(await inspectWith(withFields({ scripts: { postinstall: 'node setup.js' } }))).toEqual([
    'It would run a script at each installation: postinstall.',
  ]);
});

test('reports what publint finds', async () => {
  const [problem, ...others] = await inspectWith({ 'dist/one.js': 'module.exports = { one: 1 };' });
  expect(problem).toContain('dist/one.js');
  expect(others).toEqual([]);
});
