import type { PainLevel } from '../../theme/pain.ts';
import { bodyRegions } from './body/regions.ts';
import type { PainDrawing } from './core/drawing.ts';
import { isEmpty, regionMarks } from './core/ink-map.ts';
import { type View, views } from './core/space.ts';
import type { BodyRegion } from './regions.messages.ts';

/** A region of the body with pain. */
export interface PainMark {
  /** Side of the body. */
  readonly view: View;
  /** Number of the region as text, which `PainRegionTable` and `PainSummary` show as its name. */
  readonly region: BodyRegion;
  /** Strongest level in the region. */
  readonly level: PainLevel;
}

const hasName = (region: string): region is BodyRegion =>
  Object.hasOwn(bodyRegions.front, region) || Object.hasOwn(bodyRegions.back, region);

/** Returns true if no pain is marked: never drawn, undone, erased or reset. */
export function isPainless(drawing: PainDrawing): boolean {
  return isEmpty(drawing, bodyRegions);
}

/** Returns the marked regions of both sheets, front first, each with its strongest level. */
export function markedRegions(drawing: PainDrawing): PainMark[] {
  return views.flatMap((view) =>
    regionMarks(drawing, view, bodyRegions[view]).flatMap(({ region, level }) =>
      hasName(region) ? [{ view, region, level }] : [],
    ),
  );
}
