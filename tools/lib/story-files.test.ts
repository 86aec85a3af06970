import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { joinStoryFiles } from './story-files.ts';

test('no test is lost, and the files are about as large as each other', () => {
  const folder = mkdtempSync(join(tmpdir(), 'story-files-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, size] of Object.entries({ a: 1, b: 5, c: 2, d: 3, e: 4 }))
    writeFileSync(join(folder, `${name}.test.js`), name.repeat(size));

  joinStoryFiles(folder, 3);
  const texts = () => readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
  expect(texts()).toEqual(['bbbbb\n', 'eeee\na\n', 'ddd\ncc\n']);

  joinStoryFiles(folder, 1);
  expect(texts()).toHaveLength(1);
  expect(
    [...(texts()[0] ?? '')]
      .filter((letter) => letter !== '\n')
      .sort()
      .join(''),
  ).toBe('abbbbbccdddeeee');
});
