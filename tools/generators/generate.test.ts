import { cpSync, existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { at, run } from '../lib/run.ts';
import { generate } from './generate.ts';
import { isKindName, kinds } from './kinds.ts';

let copy: string;

const packages = ['packages/medical-calc', 'packages/web-bluetooth'];
const samples = ['packages/design-system/src/components/badge'];

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'generators-'));
  for (const folder of [...packages, ...samples, 'tsconfig.base.json', 'tools/lib']) {
    const filter = (path: string) => !['node_modules', 'dist', '.cache'].includes(basename(path));
    cpSync(at(folder), join(copy, folder), { recursive: true, filter });
  }
  symlinkSync(at('node_modules'), join(copy, 'node_modules'), 'junction');
  for (const folder of packages) {
    symlinkSync(at(folder, 'node_modules'), join(copy, folder, 'node_modules'), 'junction');
    symlinkSync(at(folder, 'dist'), join(copy, folder, 'dist'), 'junction');
  }
});

afterAll(() => rmSync(copy, { recursive: true }));

const read = (file: string) => readFileSync(join(copy, file), 'utf8');

describe.each([
  { kind: 'calculator', name: 'osmolar-gap', package: 'packages/medical-calc', folder: 'src/calculators' },
  { kind: 'codec', name: 'weight-scale', package: 'packages/web-bluetooth', folder: 'src/codecs' },
])('a $kind', ({ kind, name, package: home, folder }) => {
  const inPackage = (command: string, ...args: string[]) =>
    run(command, args, { cwd: join(copy, home), capture: true });

  test('type-checks, and fails until it has its own vectors', async () => {
    expect(generate(copy, kind, name).made).toEqual([`${home}/${folder}/${name}`]);

    expect(await inPackage(process.execPath, 'generate.ts')).toMatchObject({ code: 0 });
    expect(await inPackage(at('node_modules/.bin/tsc'), '-p', 'tsconfig.json')).toEqual({ code: 0, output: '' });

    const report = await inPackage(at('node_modules/.bin/vitest'), 'run', '--reporter=tap-flat', name);
    expect(report.code).toBe(1);
    const failed = report.output.split('\n').filter((line) => line.startsWith('not ok'));
    expect(failed).toEqual([expect.stringContaining('there are at least five, each with its source')]);
  }, 60_000);

  test('keeps only the structure of the sample', () => {
    expect(read(`${home}/${folder}/${name}/${name}.vectors.json`)).toBe('[]\n');
    const files = globSync('**/*', { cwd: join(copy, home, folder, name) });
    expect(files.filter((file) => !basename(file).startsWith(name))).toEqual([]);
    const text = files.map((file) => read(`${home}/${folder}/${name}/${file}`)).join('\n');
    expect(text).not.toMatch(/\bbmi|Bmi|heart-rate-m|HeartRateM|heart_rate_m|World Health|Technical Report|covers K-/);
  });
});

test('a component starts with a failing test', () => {
  const { made } = generate(copy, 'component', 'rating-field');
  const folder = 'packages/design-system/src/components/rating-field';
  expect(made).toEqual([folder]);
  expect(read(`${folder}/rating-field.tsx`)).toContain('export function RatingField({');
  expect(read(`${folder}/index.ts`)).toContain("from './rating-field.tsx'");
  expect(read(`${folder}/rating-field.test.tsx`)).toContain('expect.fail(');
});

test('the examples in the contributor guide use free names', () => {
  const told = [...readFileSync(at('CONTRIBUTING.md'), 'utf8').matchAll(/npm run new (\w+) ([\w-]+)/g)];
  expect(told.map(([, kind]) => kind).sort()).toEqual(Object.keys(kinds).sort());
  for (const [, kind = '', name = ''] of told) {
    const folders = isKindName(kind) ? kinds[kind].layers.map(({ folder }) => at(folder, name)) : [];
    expect(folders.filter((folder) => existsSync(folder))).toEqual([]);
  }
});

describe('rejects', () => {
  test.each([
    ['no kind', undefined, undefined, /^Usage/],
    ['an unknown kind', 'page', 'rating', /^Usage/],
    ['no name', 'component', undefined, /^Usage/],
    ['capitals', 'component', 'RatingField', /is no name/],
    ['a path', 'component', '../rating', /is no name/],
    ['a digit in front', 'calculator', '4t', /is no name/],
    ['a reserved word', 'calculator', 'delete', /is taken/],
    ['a subpath of the package', 'calculator', 'registry', /is taken/],
    ['what exists', 'calculator', 'bsa-du-bois', /exists already/],
    ['the sample itself', 'component', 'badge', /exists already/],
  ])('%s', (_what, kind, name, message) => {
    expect(() => generate(copy, kind, name)).toThrow(message);
  });

  test('a missing sample', () => {
    const empty = join(copy, 'empty');
    mkdirSync(empty);
    expect(() => generate(empty, 'component', 'rating-field')).toThrow(
      'There is no sample to copy: packages/design-system/src/components/badge does not exist.',
    );
  });
});
