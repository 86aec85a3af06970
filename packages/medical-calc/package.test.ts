// What the package promises as a whole: pure, small, importable by the names in its README.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { describe, expect, test } from 'vitest';
import { calculatorIds, entries, here } from './entries.ts';
import { readme } from './readme.ts';
import { calculators } from './src/registry.ts';

const read = (file: string) => readFileSync(join(here, file), 'utf8');
const shipped = globSync('src/**/*.ts', { cwd: here }).filter((file) => !/\.test\.ts$|src\/testing\//.test(file));

async function gzipped(entry: string): Promise<number> {
  const { outputFiles } = await build({
    entryPoints: [join(here, entry)],
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2022',
  });
  return gzipSync(outputFiles[0]?.contents ?? '', { level: 9 }).length;
}

test('knows no clock, no chance, no locale of the machine, no platform and no other package', () => {
  const impure = /\bDate\b|Math\.random|\bIntl\b|toLocale|\bprocess\b|\bglobalThis\b|from '(?!\.)/;
  const found = shipped.flatMap((file) =>
    read(file)
      .split('\n')
      .filter((line) => impure.test(line)),
  );
  expect(found).toEqual([]);
});

test('throws nothing', () => {
  expect(shipped.filter((file) => /\bthrow\b/.test(read(file)))).toEqual([]);
});

test.each(calculators)('the doc comments of $id say which publication it is', ({ id, references }) => {
  const files = entries();
  for (const file of [files[id], files[`${id}/formula`]]) {
    const comment = read(file ?? '').match(/\/\*\*[\s\S]*?\*\/\nexport function/)?.[0];
    expect(comment).toContain(String(references[0]?.year));
  }
});

describe('sizes, gzip', () => {
  test.each(calculatorIds())('%s alone is at most 1 kB, and its formula a tenth of that', async (id) => {
    const files = entries();
    expect(await gzipped(files[id] ?? '')).toBeLessThanOrEqual(1024);
    expect(await gzipped(files[`${id}/formula`] ?? '')).toBeLessThanOrEqual(150);
  });

  test('everything without words is at most 20 kB', async () => {
    expect(await gzipped('src/registry.ts')).toBeLessThanOrEqual(20_000);
  });
});

describe('README', () => {
  const text = read('README.md');

  test('its table is the one of the definitions (`pnpm readme` writes it)', () => {
    expect(text).toBe(readme(text));
  });

  test('imports only what there is to import', async () => {
    const imports = [...text.matchAll(/import \{ ([^}]+) \} from '@libretto\/medical-calc\/([^']+)'/g)];
    expect(imports.length).toBeGreaterThan(3);
    const files = entries();
    for (const [, names = '', subpath = ''] of imports) {
      expect(Object.keys(files)).toContain(subpath);
      const module: object = await import(join(here, files[subpath] ?? ''));
      for (const name of names.split(', ')) expect(Object.keys(module), subpath).toContain(name);
    }
  });
});
