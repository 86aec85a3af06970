import { contextOf } from './paint.ts';
import { sheetHeight, sheetWidth } from './space.ts';

/**
 * Visible layers of a sheet: the finished strokes, the live one above them, or only the live one, which then contains
 * a copy of the finished ones to erase from.
 */
export type Seen = 'still' | 'both' | 'live';

export interface Layers {
  /** Finished strokes, on a detached canvas. */
  readonly still: CanvasRenderingContext2D;
  readonly live: CanvasRenderingContext2D;
  resize(pixels: number): void;
  present(): void;
  see(seen: Seen): void;
}

/**
 * A visible canvas with a 2D context costs a copy in every frame, even when unchanged. So the finished strokes are
 * shown as a still image that is updated on change, and the live canvas is visible only during a stroke.
 */
export function createLayers(shown: HTMLCanvasElement, living: HTMLCanvasElement): Layers {
  const still = contextOf(document.createElement('canvas'));
  const live = contextOf(living);
  const picture = shown.getContext('bitmaprenderer');
  const shuttle = new OffscreenCanvas(1, 1);
  const cargo = shuttle.getContext('2d');
  let now: Seen | undefined;
  return {
    still,
    live,
    resize(pixels) {
      for (const canvas of [living, shown, shuttle]) {
        canvas.width = Math.round(sheetWidth * pixels);
        canvas.height = Math.round(sheetHeight * pixels);
      }
      live.setTransform(pixels, 0, 0, pixels, 0, 0);
    },
    present() {
      cargo?.drawImage(still.canvas, 0, 0);
      picture?.transferFromImageBitmap(shuttle.transferToImageBitmap());
    },
    see(seen) {
      if (seen === now) return;
      now = seen;
      // Not `display`, to avoid a layout.
      living.style.visibility = seen === 'still' ? 'hidden' : '';
      shown.style.visibility = seen === 'live' ? 'hidden' : '';
    },
  };
}
