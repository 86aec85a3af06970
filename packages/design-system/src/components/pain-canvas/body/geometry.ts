import { type SheetPoint, sheetPoint, sheetWidth } from '../core/space.ts';

/** Reads `x,y x,y …` in sheet units. */
export function points(text: string): SheetPoint[] {
  return text
    .trim()
    .split(/\s+/)
    .map((pair) => {
      const [x, y] = pair.split(',').map(Number);
      if (x === undefined || y === undefined) throw new Error(`Not a point: ${pair}`);
      return sheetPoint(x, y);
    });
}

/** The same on the other side of the body. */
export function mirrored(half: readonly SheetPoint[]): SheetPoint[] {
  return half.map(({ x, y }) => sheetPoint(sheetWidth - x, y)).reverse();
}

const round = (value: number) => Math.round(value * 10) / 10;

/** A smooth closed line through all points (Catmull-Rom, written as Bézier curves). */
export function smoothOutline(corners: readonly SheetPoint[]): string {
  const at = (index: number): SheetPoint => corners[(index + corners.length) % corners.length] ?? sheetPoint(0, 0);
  const start = at(0);
  let path = `M${start.x} ${start.y}`;
  for (let index = 0; index < corners.length; index += 1) {
    const [a, b, c, d] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    path += `C${round(b.x + (c.x - a.x) / 6)} ${round(b.y + (c.y - a.y) / 6)} `;
    path += `${round(c.x - (d.x - b.x) / 6)} ${round(c.y - (d.y - b.y) / 6)} ${c.x} ${c.y}`;
  }
  return `${path}Z`;
}

/** A path of absolute M, L, Q and C commands, and the same path mirrored. */
export function bothSides(path: string): string {
  const other = path.replace(/(-?[\d.]+)[ ,]+(-?[\d.]+)/g, (_pair, x, y) => `${round(sheetWidth - Number(x))} ${y}`);
  return path + other;
}
