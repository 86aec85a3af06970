import { getContext } from './paint.ts';
import { sheetHeight, sheetWidth } from './space.ts';

/** `live` alone contains a copy of the finished strokes, to erase from. */
export type VisibleLayers = 'still' | 'both' | 'live';

export interface Layers {
  readonly still: CanvasRenderingContext2D;
  readonly live: CanvasRenderingContext2D;
  resize(pixels: number): void;
  present(): void;
  show(visible: VisibleLayers): void;
}

/** A visible 2D canvas costs a copy per frame even when unchanged, so the live one is hidden between strokes. */
export function createLayers(stillCanvas: HTMLCanvasElement, liveCanvas: HTMLCanvasElement): Layers {
  const still = getContext(document.createElement('canvas'));
  const live = getContext(liveCanvas);
  const bitmapContext = stillCanvas.getContext('bitmaprenderer');
  const transferCanvas = new OffscreenCanvas(1, 1);
  const transferContext = transferCanvas.getContext('2d');
  let current: VisibleLayers | undefined;
  return {
    still,
    live,
    resize(pixels) {
      for (const canvas of [liveCanvas, stillCanvas, transferCanvas]) {
        canvas.width = Math.round(sheetWidth * pixels);
        canvas.height = Math.round(sheetHeight * pixels);
      }
      live.setTransform(pixels, 0, 0, pixels, 0, 0);
    },
    present() {
      transferContext?.drawImage(still.canvas, 0, 0);
      bitmapContext?.transferFromImageBitmap(transferCanvas.transferToImageBitmap());
    },
    show(visible) {
      if (visible === current) return;
      current = visible;
      // Not `display`, to avoid a layout.
      liveCanvas.style.visibility = visible === 'still' ? 'hidden' : '';
      stillCanvas.style.visibility = visible === 'live' ? 'hidden' : '';
    },
  };
}
