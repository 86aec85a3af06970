import { figures } from './body/figures.ts';
import { type PainDraft, toDraft } from './core/draft.ts';
import type { PainDrawing } from './core/drawing.ts';
import * as ink from './core/ink-map.ts';
import { toPng } from './core/png.ts';
import { views } from './core/space.ts';

export { createPainDrawing } from './core/drawing.ts';
export type { RegionMark } from './core/ink-map.ts';
export { PainCanvas, type PainCanvasProps } from './pain-canvas.tsx';
export { PainImage, type PainImageProps } from './pain-image.tsx';
export { PainRegionSummary } from './region-summary.tsx';
export { usePainDrawing } from './use-pain-drawing.ts';
export type { PainDraft, PainDrawing };

/** The two finished pictures as PNG data URLs, 419 × 866, flattened on white. */
export function painImages(drawing: PainDrawing): { front: string; back: string } {
  return { front: toPng(drawing, 'front', figures.front), back: toPng(drawing, 'back', figures.back) };
}

/** Plain JSON for a draft; `usePainDrawing(draft)` takes it back, undone strokes included. */
export function draftOf(drawing: PainDrawing): PainDraft {
  return toDraft(drawing);
}

/** True if no pain is marked: never drawn, all undone, all rubbed out or reset. */
export function isPainless(drawing: PainDrawing): boolean {
  return ink.isEmpty(drawing, figures);
}

/** The marked regions of both views, each with its strongest level. */
export function markedRegions(drawing: PainDrawing): ink.RegionMark[] {
  return views.flatMap((view) => ink.regionMarks(drawing, view, figures[view]));
}
