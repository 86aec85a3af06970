import { expect, test } from 'vitest';
import { files, read } from './files.ts';

test('every test in the threat model exists', () => {
  // A file, followed by the names of one or more of its tests.
  const references = [...read('docs/threat-model.md').matchAll(/`([^`\s]+\.test\.tsx?)` ((?:"[^"]+"(?:, )?)+)/g)];
  const named = references.flatMap(([, file = '', names = '']) =>
    [...names.matchAll(/"([^"]+)"/g)].map(([, name = '']) => ({ file, name })),
  );
  expect(named.length).toBeGreaterThan(60);
  const tests = new Set(files(/\.test\.tsx?$/));
  expect(named.filter(({ file, name }) => !tests.has(file) || !read(file).includes(name))).toEqual([]);
});
