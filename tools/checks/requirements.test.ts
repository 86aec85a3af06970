import { expect, test } from 'vitest';
import { files, read } from './files.ts';

const known = new Set(
  read('docs/requirements.csv')
    .split('\n')
    .slice(1)
    .map((line) => line.slice(0, line.indexOf(','))),
);

const claims = files(/\.(test|spec|stories)\.tsx?$/).flatMap((file) =>
  read(file)
    .split('\n')
    .filter((line) => /\bcovers\b/.test(line))
    .flatMap((line) => [...line.matchAll(/\b[A-Z]-\d+\b/g)].map(([id]) => ({ file, id }))),
);

test('the requirements are listed', () => {
  expect(known.size).toBeGreaterThan(700);
});

test('every covered requirement exists', () => {
  expect(claims.filter(({ id }) => !known.has(id))).toEqual([]);
});
