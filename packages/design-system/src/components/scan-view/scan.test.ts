import { expect, test } from 'vitest';
import { extent, type GreyScan, greys, toPixels } from './scan.ts';

const scan = (values: GreyScan['values'], more: Partial<GreyScan> = {}): GreyScan => ({
  kind: 'grey',
  columns: values.length,
  rows: 1,
  values,
  slope: 1,
  intercept: 0,
  ...more,
});
const getGreys = (given: GreyScan, centre: number, width: number) =>
  [...toPixels(given, { centre, width })].filter((_, index) => index % 4 === 0);

// The two examples of DICOM PS3.3 C.11.2.1.2.1, with greys from 0 to 255.
test.each([
  [2048, 4096, [0, 2048, 4095], [0, 128, 255]],
  [0, 100, [-50, 0, 49], [0, 129, 255]],
])('centre %i and width %i', (centre, width, values, expected) => {
  expect(getGreys(scan(new Int16Array(values)), centre, width)).toEqual(expected);
});

test('a width of one is a threshold', () => {
  expect(getGreys(scan(new Int16Array([-1, 0, 1])), 0.5, 1)).toEqual([0, 128, 255]);
});

test('applies slope and intercept', () => {
  // Hounsfield units of a CT: air, water, bone.
  const tomograph = scan(new Int16Array([24, 1024, 2024]), { intercept: -1024 });
  expect(getGreys(tomograph, 40, 400)).toEqual([0, 102, 255]);
  expect(extent(tomograph)).toEqual({ centre: 0, width: 2000 });
  expect(getGreys({ ...tomograph, inverted: true }, 40, 400)).toEqual([255, 153, 0]);
});

test.each([
  ['bytes', new Uint8Array([0, 128, 255]), 128, 256],
  ['unsigned numbers', new Uint16Array([0, 0x8000, 0xffff]), 0x8000, 65536],
  ['signed numbers', new Int16Array([-0x8000, 0, 0x7fff]), 0, 65536],
] as const)('%s map to black and white', (_what, values, centre, width) => {
  expect(getGreys(scan(values), centre, width)).toEqual([0, 128, 255]);
});

test('handles an empty image and one of a single value', () => {
  expect(extent(scan(new Int16Array([])))).toEqual({ centre: 0, width: 1 });
  expect(extent(scan(new Int16Array([7, 7])))).toEqual({ centre: 7, width: 1 });
  expect(greys(scan(new Int16Array([7])), { centre: 7, width: 0 })).toHaveLength(65536);
});
