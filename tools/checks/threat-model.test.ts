import { expect, test } from 'vitest';
import { files, read } from './files.ts';

test('every test that the threat model names exists', () => {
  const named = [...read('docs/threat-model.md').matchAll(/`([^`\s]+\.test\.tsx?)` "([^"]+)"/g)];
  expect(named.length).toBeGreaterThan(20);
  const tests = new Set(files(/\.test\.tsx?$/));
  const missing = named.filter(([, file = '', name = '']) => !tests.has(file) || !read(file).includes(name));
  expect(missing.map(([reference]) => reference)).toEqual([]);
});
