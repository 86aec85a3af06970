/** Sheet units: every sheet is 419 × 866, independent of its size on screen. */
export const sheetWidth = 419;
export const sheetHeight = 866;
export const brushWidth = 5;
/** The eraser is wider than the brush, since corrections are coarse. */
export const eraserWidth = 22;

export const views = ['front', 'back'] as const;
export type View = (typeof views)[number];
/** Region numbers start at 101 in front and at 201 in the back. */
export const regionCounts: Readonly<Record<View, number>> = { front: 36, back: 38 };

declare const space: unique symbol;
interface InSpace<Space extends string> {
  readonly x: number;
  readonly y: number;
  readonly [space]?: Space;
}
/** A point in sheet units. Branded so that it cannot be mixed with screen coordinates. */
export type SheetPoint = InSpace<'sheet'>;
/** Points of a sheet as `x, y, x, y …`: thousands of them, so no object for each. */
export type SheetPath = readonly number[] & { readonly [space]?: 'sheet' };
export type ClientPoint = InSpace<'client'>;

export interface Rect {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export const wholeSheet: Rect = { left: 0, top: 0, right: sheetWidth, bottom: sheetHeight };

/** A tenth of a unit is below screen resolution, keeps drafts short and makes round trips exact. */
export const roundToTenth = (value: number) => Math.round(value * 10) / 10;

export function sheetPoint(x: number, y: number): SheetPoint {
  return { x: roundToTenth(x), y: roundToTenth(y) };
}

export function clientPoint(x: number, y: number): ClientPoint {
  return { x, y };
}

export function getPathBounds(path: SheetPath, margin: number): Rect {
  let [left = 0, top = 0] = path;
  let right = left;
  let bottom = top;
  for (let at = 0; at < path.length; at += 2) {
    const x = path[at] as number;
    const y = path[at + 1] as number;
    if (x < left) left = x;
    if (x > right) right = x;
    if (y < top) top = y;
    if (y > bottom) bottom = y;
  }
  return { left: left - margin, top: top - margin, right: right + margin, bottom: bottom + margin };
}

export const getPolygonBounds = (polygon: readonly SheetPoint[], margin: number): Rect =>
  getPathBounds(
    polygon.flatMap(({ x, y }) => [x, y]),
    margin,
  );

export function union(a: Rect, b: Rect): Rect {
  return {
    left: Math.min(a.left, b.left),
    top: Math.min(a.top, b.top),
    right: Math.max(a.right, b.right),
    bottom: Math.max(a.bottom, b.bottom),
  };
}

export function overlap(a: Rect, b: Rect): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
