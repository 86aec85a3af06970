import { getContext } from './paint.ts';
import { sheetHeight, sheetWidth } from './space.ts';

/**
 * Visible layers of a sheet: the finished strokes, the live one above them, or only the live one, which then contains
 * a copy of the finished ones to erase from.
 */
export type VisibleLayers = 'still' | 'both' | 'live';

export interface Layers {
  readonly still: CanvasRenderingContext2D;
  readonly live: CanvasRenderingContext2D;
  resize(pixels: number): void;
  present(): void;
  show(visible: VisibleLayers): void;
}

/**
 * A visible canvas with a 2D context costs a copy in every frame, even when unchanged. So the finished strokes are
 * shown as a still image that is updated on change, and the live canvas is visible only during a stroke.
 */
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
