import type { PainDrawing } from './drawing.ts';
import type { View } from './space.ts';

type Lent = Partial<Record<View, (() => HTMLCanvasElement) | undefined>>;
const layers = new WeakMap<PainDrawing, Lent>();

/** Shares the rendered layer of a mounted sheet, so that exports need not paint the drawing again. */
export function lendLayer(drawing: PainDrawing, view: View, layer: () => HTMLCanvasElement): () => void {
  const lent = layers.get(drawing) ?? {};
  layers.set(drawing, lent);
  lent[view] = layer;
  return () => {
    if (lent[view] === layer) lent[view] = undefined;
  };
}

export const lentLayer = (drawing: PainDrawing, view: View) => layers.get(drawing)?.[view]?.();
