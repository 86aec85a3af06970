import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { describe, expect, test } from 'vitest';
import { spell } from '../../tools/lib/names.ts';
import { readme } from './calculator-table.ts';
import { calculatorIds, entries, here } from './entries.ts';
import { calculators } from './src/registry.ts';

const read = (file: string) => readFileSync(join(here, file), 'utf8');
const shipped = globSync('src/**/*.ts', { cwd: here }).filter((file) => !/\.test\.ts$|src\/testing\//.test(file));

const getFile = (id: string): string => entries()[id] ?? '';

const gzipped = (file: string, names: string) =>
  gzippedText(names === '*' ? `export * from './${file}';` : `export { ${names} } from './${file}';`);

/** The first example, with the entries of the package. */
function firstExample(): string {
  const [, example = ''] = read('README.md').match(/```ts\n([\s\S]*?)```/) ?? [];
  return example.replace(/@libretto\/medical-calc\/([^']+)/g, (_, entry) => `./${getFile(entry)}`);
}

async function gzippedText(contents: string): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: here, loader: 'ts' },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2022',
  });
  return gzipSync(outputFiles[0]?.contents ?? '', { level: 9 }).length;
}

test('uses no clock, randomness, system locale, platform API or other package', () => {
  const impure =
    /\bDate\b|Math\.random|\bnew Intl\.(?!NumberFormat\(language, )|toLocale|\bprocess\b|\bglobalThis\b|from '(?!\.)/;
  const found = shipped.flatMap((file) =>
    read(file)
      .split('\n')
      .filter((line) => impure.test(line)),
  );
  expect(found).toEqual([]);
});

test.each(calculatorIds())('%s is six files', (id) => {
  const files = ['about.ts', 'en.ts', 'it.ts', 'test.ts', 'ts', 'vectors.json'].map((ending) => `${id}.${ending}`);
  expect(readdirSync(join(here, 'src/calculators', id)).sort()).toEqual(files);
});

test('throws nothing', () => {
  expect(shipped.filter((file) => /\bthrow\b/.test(read(file)))).toEqual([]);
});

test.each(calculators)('the doc comments of $id name the publication', ({ id, references }) => {
  const commented = [...read(getFile(id)).matchAll(/\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\nexport function (\w+)/g)];
  const comments = new Map(commented.map(([, comment, name]) => [name, comment]));
  const [formula] = comments.values();
  for (const comment of [formula, comments.get(spell(id).camel)])
    expect(comment).toContain(String(references[0]?.year));
});

describe('sizes, gzip', () => {
  test.each(calculatorIds())('%s alone, and its formula alone', async (id) => {
    const [checked, formula] = id === 'prevent-base' ? [4000, 1700] : [2500, 500];
    expect(await gzipped(getFile(id), spell(id).camel)).toBeLessThanOrEqual(checked);
    const formulas = Object.keys(await import(join(here, getFile(id)))).filter((name) => name.endsWith('Formula'));
    expect(formulas.length).toBeGreaterThan(0);
    expect(await gzipped(getFile(id), formulas.join(', '))).toBeLessThanOrEqual(formula);
  });

  test('the first example of the README', async () => {
    expect(await gzippedText(firstExample())).toBeLessThanOrEqual(4000);
  });

  test('all calculators together are at most 20 kB, with their definitions 30', async () => {
    const all = calculatorIds().map((id) => `export { ${spell(id).camel} } from './${getFile(id)}';`);
    expect(await gzippedText(all.join('\n'))).toBeLessThanOrEqual(20_000);
    expect(await gzipped('src/registry.ts', '*')).toBeLessThanOrEqual(30_000);
  });
});

describe('README', () => {
  const text = read('README.md');

  test('has the table of the definitions (`pnpm readme` writes it)', () => {
    expect(text).toBe(readme(text));
  });
});
