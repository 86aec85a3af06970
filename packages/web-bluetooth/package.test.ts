import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { describe, expect, test } from 'vitest';
import { codecNames, entries, here } from './entries.ts';
import { kinds } from './src/codecs.ts';
import { CheckmePro } from './src/devices/checkme-pro.ts';
import { DHeart } from './src/devices/d-heart.ts';
import { HealthDevice } from './src/devices/health-device.ts';
import { deviceErrorCodes } from './src/errors.ts';
import { defaults, Session } from './src/session/session.ts';

const read = (file: string) => readFileSync(join(here, file), 'utf8');
const shipped = (folder: string) =>
  globSync(`src/${folder}**/*.ts`, { cwd: here }).filter((file) => !/\.test\.ts$|src\/testing\//.test(file));

function linesWith(pattern: RegExp, files: string[]): string[] {
  return files.flatMap((file) =>
    read(file)
      .split('\n')
      .filter((line) => pattern.test(line)),
  );
}

test('codecs use no clock, randomness, platform API or radio', () => {
  const impure =
    /\bDate[.(]|Math\.random|\bIntl\b|toLocale|\bprocess\b|\bglobalThis\b|\bnavigator\b|setTimeout|from '(?!\.)/;
  expect(linesWith(impure, shipped('codecs/'))).toEqual([]);
});

test('logs nothing and has no dependencies', () => {
  expect(linesWith(/\bconsole\b|from '(?!\.)/, shipped(''))).toEqual([]);
  expect(JSON.parse(read('package.json'))).not.toHaveProperty('dependencies');
});

async function gzipped(entry: string): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents: `export * from './${entry}';`, resolveDir: here, loader: 'ts' },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2022',
  });
  return gzipSync(outputFiles[0]?.contents ?? '', { level: 9 }).length;
}

describe('gzipped sizes', () => {
  test.each([
    ['codecs/heart-rate-measurement', 725],
    ['codecs/checkme-ecg-file', 1350],
    ['codecs', 5650],
    ['web-bluetooth', 2500],
    ['session', 2750],
    ['checkme-pro', 8750],
    ['health-device', 6450],
    ['d-heart', 6550],
  ])('%s is at most %i bytes', async (entry, limit) => {
    expect(await gzipped(entries()[entry] ?? '')).toBeLessThanOrEqual(limit);
  });
});

describe('README', () => {
  const text = read('README.md');
  const firstCells = (heading: string) => {
    const [, part = ''] = text.split(`\n${heading}\n`);
    const [table = ''] = part.split(/\n#/);
    return [...table.matchAll(/^\| `([^`]+)`/gm)].map(([, cell]) => cell);
  };

  test('documents all methods of devices and session', () => {
    const names = [CheckmePro, HealthDevice, DHeart, Session].flatMap(({ prototype }) =>
      Object.getOwnPropertyNames(prototype).filter((name) => name !== 'constructor'),
    );
    expect(names.length).toBeGreaterThan(25);
    const [, part = ''] = text.split('### Methods');
    const [told = ''] = part.split('\n### ');
    expect(names.filter((name) => !new RegExp(`\\b${name}\\b`).test(told))).toEqual([]);
  });

  test('lists all entries, codecs, errors and defaults', async () => {
    const codecs = codecNames().map((name) => `codecs/${name}`);
    const others = Object.keys(entries()).filter((name) => !codecs.includes(name));
    expect(firstCells('## Entry points').sort()).toEqual(others.map((name) => `/${name}`).sort());
    expect(firstCells('## Codecs').sort()).toEqual([...kinds].sort());
    const all: object = await import('./src/codecs.ts');
    for (const [, name = ''] of text.matchAll(/\| `(decode[A-Z]\w+)`/g)) expect(Object.keys(all)).toContain(name);
    expect(firstCells('### Errors').sort()).toEqual([...deviceErrorCodes].sort());
    for (const [name, value] of Object.entries(defaults)) {
      const [, shown] = text.match(new RegExp(`^\\| \`${name}\` +\\| +(\\S.*?) +\\|`, 'm')) ?? [];
      expect(shown?.replaceAll('`', ''), name).toBe(Array.isArray(value) ? `[${value.join(', ')}]` : String(value));
    }
  });
});
