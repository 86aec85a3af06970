// A moved file would silently drop out of the sets of `npm run mutation`.
import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { at } from '../lib/run.ts';
import { declaredNames, findUsedNames, listFiles, toPatterns } from '../mutation/ranges.ts';
import { sets } from '../mutation/sets.ts';

const isKindFile = (name: string) => name.endsWith('.kind.ts');
const mutated = Object.values(sets).flatMap(({ mutate }) => mutate);

describe.each(Object.entries(sets))('the set %s of mutated files', (_, { mutate, tests }) => {
  test.each(mutate.map((one) => [typeof one === 'string' ? one : one.in, one] as const))('finds %s', (_, one) => {
    const files = listFiles(one);
    expect(files).not.toEqual([]);
    expect(files.filter((file) => file.endsWith('.test.ts'))).toEqual([]);
    expect(toPatterns(one)).not.toEqual([]);
    if (typeof one === 'string') return;
    const found = new Set(files.flatMap((file) => declaredNames(file, one.only)));
    expect(one.only.filter((name) => !found.has(name))).toEqual([]);
  });

  test('names tests that exist, each once', () => {
    expect(tests.filter((file) => !existsSync(at('apps', 'api', file)))).toEqual([]);
    expect(new Set(tests).size).toBe(tests.length);
  });
});

test('each alternative in braces is a file', () => {
  const patterns = mutated.map((one) => (typeof one === 'string' ? one : one.in));
  const each = patterns.flatMap((pattern) => {
    const [braces = '', names = ''] = /\{([^}]*)\}/.exec(pattern) ?? [];
    return names === '' ? [] : names.split(',').map((name) => pattern.replace(braces, name));
  });
  expect(each.length).toBeGreaterThan(10);
  expect(each.filter((pattern) => listFiles(pattern).length === 0)).toEqual([]);
});

test('helpers of shared kinds are mutated with them', () => {
  const ranges = mutated.flatMap((one) => (typeof one === 'string' ? [] : [one]));
  const names = ranges.filter((one) => isKindFile(one.in)).flatMap(({ only }) => only);
  const kinds = new Set(ranges.flatMap(listFiles).filter(isKindFile));
  expect(kinds.size).toBeGreaterThan(10);
  const left = [...kinds].flatMap((file) =>
    findUsedNames(file, 'shared').flatMap((name) => (names.includes(name) ? [] : [`${file}: ${name}`])),
  );
  expect(left).toEqual([]);
});
