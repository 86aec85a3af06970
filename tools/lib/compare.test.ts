import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { afterAll, expect, test } from 'vitest';
import { compare } from './compare.ts';

const folder = mkdtempSync(join(tmpdir(), 'libretto-compare-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A white picture with a black square of the given side in its corner. */
function picture(name: string, side: number, width = 40, height = 30): string {
  const png = new PNG({ width, height });
  png.data.fill(255);
  for (let y = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1) png.data.set([0, 0, 0, 255], (y * width + x) * 4);
  }
  const file = join(folder, name);
  writeFileSync(file, PNG.sync.write(png));
  return file;
}

const drawing = join(folder, 'drawing.png');

test('two equal pictures are the same, and nothing is drawn', () => {
  expect(compare(picture('a.png', 5), picture('b.png', 5), drawing)).toEqual({ kind: 'same' });
  expect(existsSync(drawing)).toBe(false);
});

test('a square of 25 pixels more is found, counted and drawn', () => {
  expect(compare(picture('c.png', 0), picture('d.png', 5), drawing)).toEqual({
    kind: 'changed',
    pixels: 25,
    share: 25 / 1200,
  });
  expect(existsSync(drawing)).toBe(true);
});

test('a picture that has grown differs in what it has grown by', () => {
  expect(compare(picture('e.png', 5), picture('f.png', 5, 40, 31), drawing)).toMatchObject({
    kind: 'changed',
    pixels: 40,
  });
});

test('what is on one side only is new or gone', () => {
  expect(compare(join(folder, 'nothing.png'), picture('g.png', 1), drawing)).toEqual({ kind: 'new' });
  expect(compare(picture('h.png', 1), join(folder, 'nothing.png'), drawing)).toEqual({ kind: 'gone' });
});
