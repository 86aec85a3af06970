import type { Box, Part } from './field.ts';

/** Cross-section of a limb: position along the axis, centre, half width, and extent to the front and to the back. */
export type Section = readonly [along: number, middle: number, half: number, front: number, back: number];

const step = 0.002;

const between = (table: Float32Array, i: number, t: number) =>
  (table[i] as number) * (1 - t) + (table[i + 1] as number) * t;

/** Monotone cubic interpolation between the stations (Fritsch and Carlson 1980). */
function smooth(at: readonly number[], values: readonly number[]): (along: number) => number {
  const count = at.length;
  const slope = at
    .slice(1)
    .map((next, i) => ((values[i + 1] as number) - (values[i] as number)) / (next - (at[i] as number)));
  const tangent = values.map((_, i) => {
    const before = slope[i - 1];
    const after = slope[i];
    if (before === undefined || after === undefined) return before ?? after ?? 0;
    return before * after <= 0 ? 0 : (2 * before * after) / (before + after);
  });
  return (along) => {
    let i = 0;
    while (i < count - 2 && along > (at[i + 1] as number)) i += 1;
    const [from, to] = [at[i] as number, at[i + 1] as number];
    const t = Math.max(0, Math.min(1, (along - from) / (to - from)));
    const [a, b] = [values[i] as number, values[i + 1] as number];
    const bend = (to - from) * t * (1 - t);
    return (
      a + (b - a) * t * t * (3 - 2 * t) + bend * ((1 - t) * (tangent[i] as number) - t * (tangent[i + 1] as number))
    );
  };
}

export function loft(axis: 'upright' | 'forward', sections: readonly Section[], blendWidth: number, power = 2): Part {
  const at = sections.map(([along]) => along);
  const start = at[0] as number;
  const end = at.at(-1) as number;
  const size = Math.ceil((end - start) / step) + 2;
  const column = (pick: 1 | 2 | 3 | 4) => {
    const value = smooth(
      at,
      sections.map((section) => section[pick]),
    );
    return Float32Array.from({ length: size }, (_, i) => value(start + i * step));
  };
  const [middles, halves, fronts, backs] = [column(1), column(2), column(3), column(4)];
  const distance = (x: number, along: number, z: number) => {
    const place = Math.max(0, Math.min(size - 2, (along - start) / step));
    const i = Math.floor(place);
    const t = place - i;
    const middle = between(middles, i, t);
    const width = between(halves, i, t);
    const front = between(fronts, i, t);
    const back = between(backs, i, t);
    const depth = (front - back) / 2;
    const thin = Math.min(width, depth);
    const u = Math.abs(x - middle) / width;
    const v = Math.abs(z - (front + back) / 2) / depth;
    const up = power === 2 ? u : u ** (power - 1);
    const vp = power === 2 ? v : v ** (power - 1);
    const sum = up * u + vp * v;
    const q = power === 2 ? Math.sqrt(sum) : sum ** (1 / power);
    const slope = Math.sqrt((up / width) ** 2 + (vp / depth) ** 2);
    // First-order approximation, exact at the surface.
    const off = q < 0.05 ? -thin : Math.max(-thin, ((q - 1) * sum) / (q * slope));
    const beyond = Math.max(start - along, along - end);
    if (beyond <= 0) return Math.max(off, beyond);
    return off <= 0 ? beyond : Math.sqrt(off * off + beyond * beyond);
  };
  const sides = [...middles].flatMap((middle, i) => [middle - (halves[i] as number), middle + (halves[i] as number)]);
  const [left, right] = [Math.min(...sides), Math.max(...sides)];
  const [back, front] = [Math.min(...backs), Math.max(...fronts)];
  const box: Box =
    axis === 'upright'
      ? { low: [left, start, back], high: [right, end, front] }
      : { low: [left, back, start], high: [right, front, end] };
  return { blendWidth, box, distance: axis === 'upright' ? distance : (x, y, z) => distance(x, z, y) };
}
