import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { afterAll, expect, test } from 'vitest';
import { compare } from './compare.ts';

const folder = mkdtempSync(join(tmpdir(), 'libretto-compare-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Creates a white image with a black square in its corner. */
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

test('returns same for equal images and writes no difference', () => {
  expect(compare(picture('a.png', 5), picture('b.png', 5), drawing)).toEqual({ kind: 'same' });
  expect(existsSync(drawing)).toBe(false);
});

test('counts 25 changed pixels and writes the difference', () => {
  expect(compare(picture('c.png', 0), picture('d.png', 5), drawing)).toEqual({
    kind: 'changed',
    pixels: 25,
    share: 25 / 1200,
  });
  expect(existsSync(drawing)).toBe(true);
});

test('counts the pixels added by a larger image', () => {
  expect(compare(picture('e.png', 5), picture('f.png', 5, 40, 31), drawing)).toMatchObject({
    kind: 'changed',
    pixels: 40,
  });
});

test('returns new or gone for an image that exists on one side only', () => {
  expect(compare(join(folder, 'nothing.png'), picture('g.png', 1), drawing)).toEqual({ kind: 'new' });
  expect(compare(picture('h.png', 1), join(folder, 'nothing.png'), drawing)).toEqual({ kind: 'gone' });
});
