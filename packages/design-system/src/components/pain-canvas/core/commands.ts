import type { PainLevel } from '../../../theme/pain.ts';
import { boundsOf, type Rect, type SheetPath, type SheetPoint, type View, wholeSheet } from './space.ts';

export type RegionId = string;

/** A line of the pen. Level `none` takes pain away instead of adding it. */
export interface Stroke {
  readonly kind: 'stroke';
  readonly view: View;
  readonly level: PainLevel;
  readonly width: number;
  readonly points: SheetPath;
  /** From 0 to 1, one for each point; only a pen has them. */
  readonly pressures?: readonly number[] | undefined;
  readonly bounds: Rect;
}

/** A whole region set to one level: what a person does who does not draw by hand. */
export interface Fill {
  readonly kind: 'fill';
  readonly view: View;
  readonly level: PainLevel;
  readonly region: RegionId;
  readonly bounds: Rect;
}

/** Both sheets blank again. A command like the others, so that it can be undone like the others. */
export interface Reset {
  readonly kind: 'reset';
  readonly bounds: Rect;
}

export type Command = Stroke | Fill | Reset;

/** The regions of one view, in sheet units. */
export type Regions = Readonly<Record<RegionId, readonly SheetPoint[]>>;
export type BodyRegions = Readonly<Record<View, Regions>>;

/** What a view looks like: the silhouette, the lines within it, its regions. */
export interface Figure {
  readonly outline: string;
  readonly details: string;
  readonly regions: Regions;
}

export function stroke(
  view: View,
  level: PainLevel,
  width: number,
  points: SheetPath,
  pressures?: readonly number[],
): Stroke {
  // A firm pen widens the line to one and a half times, half of it to each side; antialiasing adds a pixel.
  const bounds = boundsOf(points, width * 0.75 + 1);
  return { kind: 'stroke', view, level, width, points, ...(pressures && { pressures }), bounds };
}

export function fill(body: BodyRegions, view: View, region: RegionId, level: PainLevel): Fill | null {
  // The number may come from a draft, where it can be any word, `constructor` too.
  const polygon = Object.hasOwn(body[view], region) ? body[view][region] : undefined;
  return polygon
    ? {
        kind: 'fill',
        view,
        level,
        region,
        bounds: boundsOf(
          polygon.flatMap(({ x, y }) => [x, y]),
          1,
        ),
      }
    : null;
}

export function reset(): Reset {
  return { kind: 'reset', bounds: wholeSheet };
}

export function touches(command: Command, view: View): boolean {
  return command.kind === 'reset' || command.view === view;
}
