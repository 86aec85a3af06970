import { describe, expect, it } from 'vitest';
import { contrastPairs, contrastRatio } from './contrast.ts';
import { painColors } from './pain.ts';
import { themes } from './themes/index.ts';
import { themeNames } from './themes/types.ts';

describe('contrastRatio', () => {
  // Worked examples of WCAG 2.2 and its understanding documents.
  it.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#ffffff', 1],
    ['#777777', '#ffffff', 4.48],
    ['#767676', '#ffffff', 4.54],
    ['#0000ff', '#ffffff', 8.59],
  ])('%s on %s is %d:1', (front, back, expected) => {
    expect(contrastRatio(front, back)).toBeCloseTo(expected, 2);
  });

  it('rejects an invalid colour', () => {
    expect(() => contrastRatio('rgb(0 0 0 / 0.5)', '#ffffff')).toThrow(/opaque/);
  });
});

describe.each(themeNames)('theme %s', (name) => {
  const { color } = themes[name];
  const text = name === 'high-contrast' ? 7 : 4.5;

  it.each(contrastPairs)('$front on $back ($kind)', ({ front, back, kind }) => {
    expect(contrastRatio(color[front], color[back])).toBeGreaterThanOrEqual(kind === 'text' ? text : 3);
  });
});

describe('pain colours', () => {
  it('contrast with the white body, except the eraser', () => {
    for (const [level, color] of Object.entries(painColors)) {
      if (level !== 'none') expect(contrastRatio(color, '#ffffff'), level).toBeGreaterThanOrEqual(3);
    }
  });
});
