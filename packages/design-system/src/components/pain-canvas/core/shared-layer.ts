import type { PainDrawing } from './drawing.ts';
import type { View } from './space.ts';

type SharedLayers = Partial<Record<View, (() => HTMLCanvasElement) | undefined>>;
const layers = new WeakMap<PainDrawing, SharedLayers>();

/** Shares the rendered layer of a mounted sheet, so that exports need not paint the drawing again. */
export function shareLayer(drawing: PainDrawing, view: View, layer: () => HTMLCanvasElement): () => void {
  const shared = layers.get(drawing) ?? {};
  layers.set(drawing, shared);
  shared[view] = layer;
  return () => {
    if (shared[view] === layer) shared[view] = undefined;
  };
}

export const getSharedLayer = (drawing: PainDrawing, view: View) => layers.get(drawing)?.[view]?.();
