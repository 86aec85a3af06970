import { expect, test } from 'vitest';
import { findPrinted } from './printed-area.ts';

/** White paper of 100 by 200 pixels with black rectangles. */
function paper(...rectangles: { x: number; y: number; width: number; height: number }[]) {
  const [width, height] = [100, 200];
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  for (const { x, y, width: w, height: h } of rectangles) {
    for (let row = y; row < y + h; row++) data.fill(0, (row * width + x) * 4, (row * width + x + w) * 4);
  }
  return { data, width, height };
}

test('the white borders are left out but for a margin', () => {
  const text = [
    { x: 10, y: 20, width: 80, height: 1 },
    { x: 10, y: 99, width: 40, height: 1 },
  ];
  expect(findPrinted(paper(...text))).toEqual({ x: 8, y: 18, width: 84, height: 84 });
});

test('a few words are not blown up to fill the screen', () => {
  expect(findPrinted(paper({ x: 10, y: 20, width: 5, height: 4 }))).toMatchObject({ x: 8, width: 60 });
  expect(findPrinted(paper({ x: 90, y: 20, width: 5, height: 4 }))).toMatchObject({ x: 40, width: 60 });
});

test('a page that is printed to its edges stays whole, and a blank one has nothing to show', () => {
  const page = { x: 0, y: 0, width: 100, height: 200 };
  expect(findPrinted(paper(page))).toEqual(page);
  expect(findPrinted(paper())).toBeUndefined();
});
