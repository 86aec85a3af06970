import type { components } from '../contract/contract.gen.ts';
import bodyMap from './body-map.json' with { type: 'json' };
import { encodePng } from './png.ts';

const { width, height } = bodyMap;
const brush = 5;

export type Side = 'front' | 'back';
export const painNames = ['lieve', 'moderato', 'intenso', 'forte', 'molto forte'] as const;
export type Pain = (typeof painNames)[number];

type Point = readonly [x: number, y: number];
type Colour = readonly [red: number, green: number, blue: number];

const outlineColour: Colour = [84, 92, 105];
const painColours: Record<Pain, Colour> = {
  lieve: [0, 128, 0],
  moderato: [0, 0, 255],
  intenso: [128, 0, 128],
  forte: [139, 0, 0],
  'molto forte': [255, 0, 0],
};

function parsePoints(path: string): Point[] {
  return [...path.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);
}

function distance([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / length));
  return Math.hypot(x - ax - along * dx, y - ay - along * dy);
}

class Bitmap {
  readonly #pixels = new Uint8Array(width * height * 3).fill(255);

  line(points: readonly Point[], thickness: number, colour: Colour) {
    const radius = thickness / 2;
    const cover = new Map<number, number>();
    for (let i = 0; i + 1 < points.length; i++) {
      const [a, b] = [points[i], points[i + 1]];
      if (a === undefined || b === undefined) continue;
      const left = Math.max(0, Math.floor(Math.min(a[0], b[0]) - radius - 1));
      const right = Math.min(width - 1, Math.ceil(Math.max(a[0], b[0]) + radius + 1));
      const bottom = Math.min(height - 1, Math.ceil(Math.max(a[1], b[1]) + radius + 1));
      for (let y = Math.max(0, Math.floor(Math.min(a[1], b[1]) - radius - 1)); y <= bottom; y++) {
        for (let x = left; x <= right; x++) {
          const share = radius + 0.5 - distance([x + 0.5, y + 0.5], a, b);
          const at = y * width + x;
          if (share > (cover.get(at) ?? 0)) cover.set(at, Math.min(1, share));
        }
      }
    }
    for (const [at, share] of cover) {
      colour.forEach((value, channel) => {
        const i = at * 3 + channel;
        this.#pixels[i] = Math.round((this.#pixels[i] ?? 255) * (1 - share) + value * share);
      });
    }
  }

  toPng(): Buffer {
    return encodePng(width, height, this.#pixels);
  }
}

function shading(region: readonly Point[]): Point[] {
  const xs = region.map(([x]) => x);
  const ys = region.map(([, y]) => y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
  const half = { x: Math.min((right - left) * 0.28, 22), y: Math.min((bottom - top) * 0.28, 26) };
  const rows = Math.max(3, Math.round(half.y / 3));
  return Array.from({ length: rows * 2 }, (_, i): Point => {
    const down = i / (rows * 2 - 1);
    const wide = half.x * (0.45 + 0.55 * Math.sin(Math.PI * down)) * (1 + 0.12 * Math.sin(i * 2.3));
    return [middle.x + (i % 2 === 0 ? -wide : wide), middle.y - half.y + 2 * half.y * down];
  });
}

export type Pains = Partial<Record<components['schemas']['NotebookRegion'], Pain>>;

/** Draws one side of a body with painful regions shaded. The output is deterministic. */
export function drawBody(side: Side, pains: Pains): Buffer {
  const { outline, regions } = bodyMap[side];
  const paths: Record<string, string> = regions;
  const bitmap = new Bitmap();
  const body = parsePoints(outline);
  bitmap.line([...body, ...body.slice(0, 1)], 1.6, outlineColour);
  for (const [number, pain] of Object.entries(pains)) {
    const path = paths[number];
    if (path === undefined) throw new Error(`The ${side} of the body has no region ${number}.`);
    bitmap.line(shading(parsePoints(path)), brush, painColours[pain]);
  }
  return bitmap.toPng();
}
