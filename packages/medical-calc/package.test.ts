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

const gzipped = (entry: string) => gzippedText(`export * from './${entry}';`);

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
  // The goal for a calculator alone is 1 kB; the checks that all of them share take about 0.75 of it. What asks more
  // questions, takes quantities in two units or has many coefficients does not get there: each such limit is what it
  // weighs now, and a few bytes.
  const goal = [1000, 125] as const;
  const larger: Readonly<Record<string, readonly [checked: number, formula: number]>> = {
    'adjusted-body-weight': [1100, 125],
    'anion-gap': [1215, 130],
    'cha2ds2-va': [1215, 170],
    'cha2ds2-vasc': [1330, 180],
    'child-pugh': [1450, 200],
    'ckd-epi-2009': [1470, 240],
    'ckd-epi-2012-creatinine-cystatin-c': [1560, 270],
    'ckd-epi-2012-cystatin-c': [1210, 210],
    'ckd-epi-2021': [1390, 220],
    'ckd-epi-2021-creatinine-cystatin-c': [1485, 260],
    'cockcroft-gault': [1230, 110],
    'corrected-calcium': [1035, 125],
    'creatinine-clearance-urine': [1130, 110],
    dose: [1330, 130],
    drops: [1030, 125],
    'fib-4': [1085, 125],
    'framingham-hard-chd': [1735, 370],
    'has-bled': [1365, 180],
    'homa-ir': [1050, 125],
    'ibw-devine': [1010, 125],
    'infusion-rate': [1130, 125],
    'ldl-friedewald': [1140, 100],
    meld: [1520, 150],
    'meld-3': [1610, 170],
    'meld-na': [1445, 180],
    news2: [1565, 350],
    parkland: [1025, 125],
    'pce-2013': [1925, 470],
    'prevent-base': [3235, 1635],
    qsofa: [1035, 125],
    'schwartz-bedside': [1065, 125],
    score2: [1905, 440],
    'score2-op': [2005, 560],
    'wells-dvt': [1000, 220],
    'wells-pe': [1165, 180],
  };

  test.each(calculatorIds())('%s alone, and its formula alone', async (id) => {
    const files = entries();
    const [checked, formula] = larger[id] ?? goal;
    expect(await gzipped(files[id] ?? '')).toBeLessThanOrEqual(checked);
    expect(await gzipped(files[`${id}/formula`] ?? '')).toBeLessThanOrEqual(formula);
  });

  test('all calculators together are at most 14.9 kB, with their definitions 29.3', async () => {
    const files = entries();
    const all = calculatorIds().map((id) => `export * from './${files[id]}';`);
    expect(await gzippedText(all.join('\n'))).toBeLessThanOrEqual(14_900);
    expect(await gzipped('src/registry.ts')).toBeLessThanOrEqual(29_300);
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
