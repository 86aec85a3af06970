import { contextOf } from './paint.ts';
import { sheetHeight, sheetWidth } from './space.ts';

/**
 * Which layers of a sheet are seen: the finished strokes, the living one over them, or only the living one, which then
 * carries a copy of the finished ones so that something can be taken away from them.
 */
export type Seen = 'still' | 'both' | 'live';

export interface Layers {
  /** Finished strokes. Not in the document. */
  readonly still: CanvasRenderingContext2D;
  /** The stroke being drawn. */
  readonly live: CanvasRenderingContext2D;
  resize(pixels: number): void;
  /** Puts what the finished layer holds on the screen. */
  present(): void;
  see(seen: Seen): void;
}

/**
 * A canvas with a 2D context costs the browser a copy of it in every frame, drawn on or not. So the finished strokes are
 * shown as a still picture, made anew when they change, and the canvas of the living stroke is only there while it lives.
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
      // Not `display`: showing a layer must not lay out the page.
      living.style.visibility = seen === 'still' ? 'hidden' : '';
      shown.style.visibility = seen === 'live' ? 'hidden' : '';
    },
  };
}
