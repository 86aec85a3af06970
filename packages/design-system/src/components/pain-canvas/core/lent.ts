import type { PainDrawing } from './drawing.ts';
import type { View } from './space.ts';

type Lent = Partial<Record<View, (() => HTMLCanvasElement) | undefined>>;
const layers = new WeakMap<PainDrawing, Lent>();

/** A sheet on the screen holds the finished pain already: pictures are taken from it for as long as it is there. */
export function lendLayer(drawing: PainDrawing, view: View, layer: () => HTMLCanvasElement): () => void {
  const lent = layers.get(drawing) ?? {};
  layers.set(drawing, lent);
  lent[view] = layer;
  return () => {
    if (lent[view] === layer) lent[view] = undefined;
  };
}

export const lentLayer = (drawing: PainDrawing, view: View) => layers.get(drawing)?.[view]?.();
