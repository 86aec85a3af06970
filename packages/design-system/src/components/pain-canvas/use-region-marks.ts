import { useDeferredValue, useMemo } from 'react';
import { bodyRegions } from './body/regions.ts';
import type { PainDrawing } from './core/drawing.ts';
import { type RegionMark, regionMarks } from './core/ink-map.ts';
import { views } from './core/space.ts';
import { useRevision } from './use-pain-drawing.ts';

/** The marked regions of both views. Follows the drawing after the pixels, so that a stroke never waits for it. */
export function useRegionMarks(drawing: PainDrawing): readonly RegionMark[] {
  const revision = useDeferredValue(useRevision(drawing));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the drawing is the same object with another content
  return useMemo(() => views.flatMap((view) => regionMarks(drawing, view, bodyRegions[view])), [drawing, revision]);
}
