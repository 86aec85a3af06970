import type { PainLevel } from '../../theme/pain.ts';
import { bodyRegions } from './body/regions.ts';
import type { PainDrawing } from './core/drawing.ts';
import { isEmpty, regionMarks } from './core/ink-map.ts';
import { type View, views } from './core/space.ts';
import type { BodyRegion } from './regions.messages.ts';

export interface PainMark {
  readonly view: View;
  readonly region: BodyRegion;
  readonly level: PainLevel;
}

const hasName = (region: string): region is BodyRegion =>
  Object.hasOwn(bodyRegions.front, region) || Object.hasOwn(bodyRegions.back, region);

/** Returns true if no pain is marked: never drawn, undone, erased or reset. */
export function isPainless(drawing: PainDrawing): boolean {
  return isEmpty(drawing, bodyRegions);
}

export function markedRegions(drawing: PainDrawing): PainMark[] {
  return views.flatMap((view) =>
    regionMarks(drawing, view, bodyRegions[view]).flatMap(({ region, level }) =>
      hasName(region) ? [{ view, region, level }] : [],
    ),
  );
}
