import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { onPostgresToo } from '../../apps/api/test/databases.ts';
import { at } from '../lib/run.ts';
import { files, grep, read } from './files.ts';

const code = /\.(ts|tsx|mjs|cjs)$/;
const tests = /\.(test|spec|stories)\.tsx?$|\/e2e\//;
const thisFile = /^tools\/checks\/sources\.test\.ts/;
const found = (where: RegExp, pattern: RegExp) => grep(where, pattern).filter((line) => !thisFile.test(line));

test('no test is skipped or exclusive', () => {
  expect(found(tests, /\b(it|test|describe)\.(skip|only|todo|fixme|fail)\b/)).toEqual([]);
});

test('no test sleeps', () => {
  expect(found(tests, /waitForTimeout|setTimeout\(\s*(r|resolve|done)\b|timers\/promises/)).toEqual([]);
});

test('no type is cast through unknown', () => {
  expect(found(code, /\bas unknown as\b|@ts-ignore|@ts-nocheck/)).toEqual([]);
});

test('no comment contains a TODO', () => {
  expect(found(code, /\b(TODO|FIXME|HACK)\b/)).toEqual([]);
});

test('HTML is never set from a string', () => {
  expect(
    found(/^(apps|packages)\/.*\.tsx?$/, /dangerouslySetInnerHTML|\.innerHTML\s*=|insertAdjacentHTML|document\.write/),
  ).toEqual([]);
});

test('no SQL is concatenated', () => {
  expect(found(/^apps\/api\/src\/areas\/.*\.ts$/, /\bsql\.raw\(|\.exec\(\s*`[^`]*\$\{/)).toEqual([]);
});

test('there are no snapshots', () => {
  expect(found(tests, /toMatch(Inline)?Snapshot/)).toEqual([]);
});

test('the design system sets no colour outside its themes', () => {
  const styles = /^(packages\/design-system|apps\/web)\/src\/.*\.css\.ts$/;
  const themes = /^packages\/design-system\/src\/theme\//;
  expect(found(styles, /#[0-9a-f]{3,8}\b|\b(rgb|hsl|oklch)a?\(/i).filter((line) => !themes.test(line))).toEqual([]);
});

test('routes declare and hold no markup', () => {
  const long = files(/^apps\/web\/src\/routes\/.*\.tsx?$/).filter((file) => read(file).split('\n').length > 31);
  expect(long).toEqual([]);
});

test('every pattern of tests for both databases matches a file', () => {
  const missing = onPostgresToo
    .flatMap((pattern) => expandBraces(pattern))
    .filter((pattern) => globSync(pattern, { cwd: at('apps', 'api') }).length === 0);
  expect(missing).toEqual([]);
});

function expandBraces(pattern: string): string[] {
  const [, head = '', list, tail = ''] = /^(.*)\{(.*)\}(.*)$/.exec(pattern) ?? [];
  return list === undefined ? [pattern] : list.split(',').map((part) => head + part + tail);
}
