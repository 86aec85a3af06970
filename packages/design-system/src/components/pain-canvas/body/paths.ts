import { roundToTenth, type SheetPoint, sheetPoint, sheetWidth } from '../core/space.ts';

/** Returns a smooth closed path through all points (Catmull-Rom, as Bézier curves). */
export function smoothOutline(corners: readonly SheetPoint[]): string {
  const at = (index: number): SheetPoint => corners[(index + corners.length) % corners.length] ?? sheetPoint(0, 0);
  const start = at(0);
  let path = `M${start.x} ${start.y}`;
  for (let index = 0; index < corners.length; index += 1) {
    const [a, b, c, d] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    path += `C${roundToTenth(b.x + (c.x - a.x) / 6)} ${roundToTenth(b.y + (c.y - a.y) / 6)} `;
    path += `${roundToTenth(c.x - (d.x - b.x) / 6)} ${roundToTenth(c.y - (d.y - b.y) / 6)} ${c.x} ${c.y}`;
  }
  return `${path}Z`;
}

export function bothSides(path: string): string {
  const other = path.replace(
    /(-?[\d.]+)[ ,]+(-?[\d.]+)/g,
    (_pair, x, y) => `${roundToTenth(sheetWidth - Number(x))} ${y}`,
  );
  return path + other;
}
