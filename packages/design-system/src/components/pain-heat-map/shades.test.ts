import { describe, expect, it } from 'vitest';
import { painLevels } from '../../theme/pain.ts';
import { shadeFor, shadeForCount, steps } from './shades.ts';

describe('shades', () => {
  it('have distinct patterns for gap-free frequency ranges', () => {
    expect(new Set(steps.map(({ pattern }) => pattern)).size).toBe(steps.length);
    for (const [index, { from }] of steps.slice(1).entries()) expect(from).toBe((steps[index]?.to ?? 0) + 1);
    expect([1, 2, 3, 4, 7, 8, 300].map((count) => shadeForCount(count).pattern)).toEqual([
      'mild',
      'intense',
      'intense',
      'strong',
      'strong',
      'very-strong',
      'very-strong',
    ]);
  });

  it('have number, colour and pattern of the maximum level', () => {
    const tally = { view: 'front', region: '107', count: 9, last: '2026-03-01' } as const;
    const seen = painLevels.map((worst) => shadeFor({ ...tally, worst }, 'worst'));
    expect(seen.map(({ color, number }) => [number, color])).toEqual([
      [1, '#ffffff'],
      [2, '#008000'],
      [3, '#0000ff'],
      [4, '#800080'],
      [5, '#8b0000'],
      [6, '#ff0000'],
    ]);
    expect(shadeFor({ ...tally, worst: 'mild' }, 'count').number).toBe(9);
  });
});
