// @vitest-environment node
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { type ColorRole, contrastPairs, decorative } from './contrast.ts';
import { definitions } from './definitions.ts';
import { densities, touchTarget } from './density.ts';
import { themes } from './themes/index.ts';
import { constants } from './themes/shared.ts';
import { themeNames } from './themes/types.ts';

const src = dirname(dirname(fileURLToPath(import.meta.url)));
const sheets = globSync('{components,internals}/**/*.css.ts', { cwd: src });

function blocks(source: string): string[] {
  const open: string[] = [];
  const closed: string[] = [];
  for (const letter of source) {
    if (letter === '{') open.push('');
    else if (letter === '}') closed.push(open.pop() ?? '');
    else if (open.length > 0) open.push((open.pop() ?? '') + letter);
  }
  return closed;
}

const colorIn = (block: string, property: string) =>
  new RegExp(`(?:^|[\\s,])${property}: vars\\.color\\.(\\w+)`).exec(block)?.[1] as ColorRole | undefined;

describe('colours', () => {
  it('are each in a checked pair or decorative', () => {
    const paired = new Set(contrastPairs.flatMap(({ front, back }) => [front, back]));
    const unchecked = Object.keys(definitions.color).filter((role) => !paired.has(role as ColorRole));
    expect(unchecked.sort()).toEqual([...decorative].sort());
  });

  it('are combined in components only as checked pairs', () => {
    const known = new Set(contrastPairs.map(({ front, back }) => `${front} on ${back}`));
    const used = sheets.flatMap((file) =>
      blocks(readFileSync(join(src, file), 'utf8')).flatMap((block) => {
        const front = colorIn(block, 'color');
        const back = colorIn(block, 'backgroundColor');
        return front && back ? [{ pair: `${front} on ${back}`, file }] : [];
      }),
    );
    expect(used.length).toBeGreaterThan(20);
    expect(used.filter(({ pair }) => !known.has(pair))).toEqual([]);
  });

  it.each(themeNames)('are opaque hexadecimal values in %s, except the backdrop', (name) => {
    const odd = Object.entries(themes[name].color).filter(
      ([role, value]) => role !== 'backdrop' && !/^#[0-9a-f]{6}$/.test(value),
    );
    expect(odd).toEqual([]);
  });
});

describe('the wireframe theme', () => {
  it('is grey, square and flat', () => {
    const { color, radius, elevation } = themes.wireframe;
    const coloured = Object.entries(color).filter(([, value]) => !/^#([0-9a-f]{2})\1\1$|rgb\((\d+) \2 \2 /.test(value));
    expect(coloured).toEqual([]);
    expect(new Set(Object.values(radius))).toEqual(new Set(['0']));
    expect(new Set(Object.values(elevation))).toEqual(new Set(['none']));
  });
});

const rem = (value: string) => Number(/^([\d.]+)rem$/.exec(value)?.[1] ?? Number.NaN);
const rising = (values: number[]) => values.every((value, index) => index === 0 || value > (values[index - 1] ?? 0));

describe('sizes', () => {
  it('are in rem, and each step is larger than the one before', () => {
    const spaces = Object.values(constants.space).slice(1).map(rem);
    expect(rising(spaces), spaces.join()).toBe(true);
    for (const name of themeNames) {
      const { display, ...letters } = themes[name].font.size;
      expect(rising(Object.values(letters).map(rem)), name).toBe(true);
      // A size relative to the window alone would not grow with the user's text size.
      expect(display).toMatch(/rem \+/);
    }
  });

  it('leave targets of 24 px in every density, and of 44 px for touch', () => {
    for (const { target, control, row } of Object.values(densities)) {
      expect(Math.min(...[target, control, row].map(rem)) * 16).toBeGreaterThanOrEqual(24);
    }
    const sizes = [...touchTarget.matchAll(/([\d.]+)(rem|px)/g)].map(
      ([, number, unit]) => Number(number) * (unit === 'rem' ? 16 : 1),
    );
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(44);
  });

  it('of text are at least 13 px', () => {
    for (const name of themeNames) expect(rem(themes[name].font.size.xs) * 16).toBeGreaterThanOrEqual(13);
  });
});
