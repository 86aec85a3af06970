import { type SheetPoint, sheetPoint, sheetWidth } from '../core/space.ts';

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

export function mirrored(half: readonly SheetPoint[]): SheetPoint[] {
  return half.map(({ x, y }) => sheetPoint(sheetWidth - x, y)).reverse();
}
