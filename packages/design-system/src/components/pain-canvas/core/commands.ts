import type { PainLevel } from '../../../theme/pain.ts';
import {
  boundsOf,
  boundsOfPolygon,
  type Rect,
  type SheetPath,
  type SheetPoint,
  type View,
  wholeSheet,
} from './space.ts';

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
}

/** A whole region set to one level: what a person does who does not draw by hand. */
export interface Fill {
  readonly kind: 'fill';
  readonly view: View;
  readonly level: PainLevel;
  readonly region: RegionId;
}

/** Both sheets blank again. A command like the others, so that it can be undone like the others. */
export interface Reset {
  readonly kind: 'reset';
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
  return { kind: 'stroke', view, level, width, points, ...(pressures && { pressures }) };
}

export function fill(view: View, region: RegionId, level: PainLevel): Fill {
  return { kind: 'fill', view, level, region };
}

export function reset(): Reset {
  return { kind: 'reset' };
}

export function touches(command: Command, view: View): boolean {
  return command.kind === 'reset' || command.view === view;
}

/** How far a command reaches. Worked out when something is undone: a stroke should not have to wait for it. */
export function reachOf(command: Command, { regions }: Figure): Rect {
  // A firm pen widens the line to one and a half times, half of it to each side; antialiasing adds a pixel.
  if (command.kind === 'stroke') return boundsOf(command.points, command.width * 0.75 + 1);
  const polygon = command.kind === 'fill' ? regions[command.region] : undefined;
  return polygon ? boundsOfPolygon(polygon, 1) : wholeSheet;
}
