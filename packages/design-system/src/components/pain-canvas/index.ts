import type { Locale } from '../../messages/index.ts';
import { figuresLoaded } from './body/loading.ts';
import { type PainDraft, toDraft } from './core/draft.ts';
import type { PainDrawing } from './core/drawing.ts';
import { painMessages } from './pain.messages.ts';

export { createPainDrawing } from './core/drawing.ts';
export { isPainless, markedRegions, type PainMark } from './marks.ts';
export { painMessages } from './pain.messages.ts';
export { painCanvasMessages } from './pain-canvas.messages.ts';
export { PainCanvas, type PainCanvasProps } from './pain-canvas.tsx';
export { regionListMessages } from './region-list.messages.ts';
export { PainRegionSummary, type PainRegionSummaryProps } from './region-texts.tsx';
export { usePainDrawing } from './use-pain-drawing.ts';
export type { PainDraft, PainDrawing };

/** Images of both sheets as data URLs. */
export interface PainImages {
  /** Front of the body. */
  front: string;
  /** Back of the body. */
  back: string;
}

/** Returns both images as PNG data URLs: 419 × 866, on white, with letters for the patient's sides. */
export async function painImages(drawing: PainDrawing, locale: Locale = 'it'): Promise<PainImages> {
  const { figures, toPng } = await figuresLoaded;
  const { rightMark, leftMark } = painMessages.messages[locale];
  return {
    front: toPng(drawing, 'front', figures.front, [rightMark, leftMark]),
    back: toPng(drawing, 'back', figures.back, [leftMark, rightMark]),
  };
}

/** Returns the drawing as plain JSON; `usePainDrawing(draft)` restores it, including undone strokes. */
export function toPainDraft(drawing: PainDrawing): PainDraft {
  return toDraft(drawing);
}
