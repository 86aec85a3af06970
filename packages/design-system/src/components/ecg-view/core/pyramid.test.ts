import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createPyramid, type Pyramid } from './pyramid.ts';

function extent(pyramid: Pyramid, from: number, to: number): [number, number] {
  const { min, max } = pyramid.extent(from, to);
  return [min, max];
}

function plain(samples: ArrayLike<number>, from: number, to: number): [number, number] {
  const some = Array.from(samples).slice(Math.max(0, from), to);
  return [Math.min(...some), Math.max(...some)];
}

describe('pyramid', () => {
  it('matches a full scan for any range', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: -32768, max: 32767 }), { minLength: 1, maxLength: 9000 }),
        fc.nat(9000),
        fc.nat(9000),
        fc.nat(9000),
        (values, one, other, before) => {
          const samples = Int16Array.from(values);
          const [from, to] = [Math.min(one, other), Math.max(one, other)];
          const pyramid = createPyramid(samples);
          pyramid.grow(before);
          expect(extent(pyramid, from, to)).toEqual(plain(samples, from, to));
        },
      ),
      { numRuns: 60 },
    );
  });

  it('works across several levels, while it is built and when it is complete', () => {
    // Two peaks in 600,000 samples: enough for three levels of 512.
    const samples = new Int16Array(600_000);
    samples[123_456] = 900;
    samples[400_001] = -700;
    const pyramid = createPyramid(samples);
    expect(extent(pyramid, 0, 200_000)).toEqual([0, 900]);
    expect([1, 2, 3].map(() => pyramid.grow(200_000))).toEqual([true, true, false]);
    expect(extent(pyramid, 0, 600_000)).toEqual([-700, 900]);
    expect(extent(pyramid, 123_457, 400_001)).toEqual([0, 0]);
    expect(extent(pyramid, 123_456, 400_002)).toEqual([-700, 900]);
  });

  it('ignores missing samples', () => {
    const samples = Float32Array.from({ length: 1000 }, (_, index) => (index % 2 ? Number.NaN : index));
    expect(extent(createPyramid(samples), 0, 1000)).toEqual([0, 998]);
    expect(extent(createPyramid(samples.fill(Number.NaN)), 0, 1000)).toEqual([Infinity, -Infinity]);
  });
});
