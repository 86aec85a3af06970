import { bodyRegions } from './body/regions.ts';
import type { PainDrawing } from './core/drawing.ts';
import { isEmpty, type RegionMark, regionMarks } from './core/ink-map.ts';
import { views } from './core/space.ts';

/** True if no pain is marked: never drawn, all undone, all rubbed out or reset. */
export function isPainless(drawing: PainDrawing): boolean {
  return isEmpty(drawing, bodyRegions);
}

/** The marked regions of both views, each with its strongest level. */
export function markedRegions(drawing: PainDrawing): RegionMark[] {
  return views.flatMap((view) => regionMarks(drawing, view, bodyRegions[view]));
}
