import type { PainLevel } from '../../../theme/pain.ts';
import {
  getPathBounds,
  getPolygonBounds,
  type Rect,
  type SheetPath,
  type SheetPoint,
  type View,
  wholeSheet,
} from './space.ts';

export type RegionId = string;

export interface Stroke {
  readonly kind: 'stroke';
  /** Sheet that was drawn on. */
  readonly view: View;
  /** Pain level; `none` erases. */
  readonly level: PainLevel;
  /** Width of the line in units of the sheet, which is 419 units wide. */
  readonly width: number;
  /** x and y of each point in turn, in units of the sheet. Points may lie outside it. */
  readonly points: SheetPath;
  /** From 0 to 1, one per point; only for a pen. */
  readonly pressures?: readonly number[] | undefined;
}

export interface Fill {
  readonly kind: 'fill';
  /** Sheet that contains the region. */
  readonly view: View;
  /** Pain level; `none` erases. */
  readonly level: PainLevel;
  /** Number of the region as text, such as `101`. */
  readonly region: RegionId;
}

/** Clears both sheets. A command, so that it can be undone. */
export interface Reset {
  readonly kind: 'reset';
}

export type Command = Stroke | Fill | Reset;

export type Regions = Readonly<Record<RegionId, readonly SheetPoint[]>>;
export type BodyRegions = Readonly<Record<View, Regions>>;

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

export function getBounds(command: Command, { regions }: Figure): Rect {
  if (command.kind === 'stroke') return getPathBounds(command.points, command.width * 0.75 + 1);
  const polygon = command.kind === 'fill' ? regions[command.region] : undefined;
  return polygon ? getPolygonBounds(polygon, 1) : wholeSheet;
}
