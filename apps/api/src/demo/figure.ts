import { crc32, deflateSync } from 'node:zlib';
import bodyMap from './body-map.json' with { type: 'json' };

const { width, height } = bodyMap;
const brush = 5;

export type Side = 'front' | 'back';
export type Pain = 'lieve' | 'moderato' | 'intenso' | 'forte' | 'molto forte';

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

function pointsOf(path: string): Point[] {
  return [...path.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);
}

function distance([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / length));
  return Math.hypot(x - ax - along * dx, y - ay - along * dy);
}

/** A white sheet of the size of the notebook's canvas. */
class Sheet {
  readonly #pixels = new Uint8Array(width * height * 3).fill(255);

  /** A line with round ends and soft edges through all points. */
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
    const lines = Buffer.alloc(height * (width * 3 + 1));
    for (let y = 0; y < height; y++) {
      lines.set(this.#pixels.subarray(y * width * 3, (y + 1) * width * 3), y * (width * 3 + 1) + 1);
    }
    const header = Buffer.alloc(13);
    header.writeUInt32BE(width, 0);
    header.writeUInt32BE(height, 4);
    // 8 bits a channel, red, green and blue.
    header.set([8, 2, 0, 0, 0], 8);
    return Buffer.concat([
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
      chunk('IHDR', header),
      chunk('IDAT', deflateSync(lines)),
      chunk('IEND', Buffer.alloc(0)),
    ]);
  }
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** To and fro over the middle of a region, as somebody would shade it. */
function shading(region: readonly Point[]): Point[] {
  const xs = region.map(([x]) => x);
  const ys = region.map(([, y]) => y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
  const half = { x: Math.min((right - left) * 0.28, 22), y: Math.min((bottom - top) * 0.28, 26) };
  const rows = Math.max(3, Math.round(half.y / 3));
  return Array.from({ length: rows * 2 }, (_, i): Point => {
    const down = i / (rows * 2 - 1);
    // Narrower at both ends, like the patch that a hand leaves.
    const wide = half.x * (0.45 + 0.55 * Math.sin(Math.PI * down)) * (1 + 0.12 * Math.sin(i * 2.3));
    return [middle.x + (i % 2 === 0 ? -wide : wide), middle.y - half.y + 2 * half.y * down];
  });
}

/** Numbers of the body map's regions with how much each hurts. */
export type Pains = Record<string, Pain>;

/** A body seen from one side with its painful regions shaded: always the same bytes for the same pains. */
export function drawBody(side: Side, pains: Pains): Buffer {
  const { outline, regions } = bodyMap[side];
  const paths: Record<string, string> = regions;
  const sheet = new Sheet();
  const body = pointsOf(outline);
  sheet.line([...body, ...body.slice(0, 1)], 1.6, outlineColour);
  for (const [number, pain] of Object.entries(pains)) {
    const path = paths[number];
    if (path === undefined) throw new Error(`The ${side} of the body has no region ${number}.`);
    sheet.line(shading(pointsOf(path)), brush, painColours[pain]);
  }
  return sheet.toPng();
}
