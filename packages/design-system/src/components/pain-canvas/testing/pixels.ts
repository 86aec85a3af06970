import { sheetWidth } from '../core/space.ts';

type SheetPosition = readonly [x: number, y: number];

export function drag(stage: HTMLElement, from: SheetPosition, to: SheetPosition, pointerType = 'mouse'): void {
  const { left, top, width } = stage.getBoundingClientRect();
  const unit = width / sheetWidth;
  const send = (type: string, [x, y]: SheetPosition) =>
    stage.dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        pointerId: 7,
        pointerType,
        clientX: left + x * unit,
        clientY: top + y * unit,
      }),
    );
  send('pointerdown', from);
  for (let step = 1; step <= 10; step += 1) {
    send('pointermove', [from[0] + ((to[0] - from[0]) * step) / 10, from[1] + ((to[1] - from[1]) * step) / 10]);
  }
  send('pointerup', to);
}

export async function readPixels(url: string) {
  const image = new Image();
  image.src = url;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = image.naturalWidth;
  canvas.height = image.naturalHeight;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('2D canvas context is not available');
  context.drawImage(image, 0, 0);
  const { data, width, height } = context.getImageData(0, 0, canvas.width, canvas.height);
  const at = (x: number, y: number) => {
    const start = (y * width + x) * 4;
    return `#${Array.from(data.slice(start, start + 3), (part) => part.toString(16).padStart(2, '0')).join('')}`;
  };
  return {
    width,
    height,
    at,
    count(color: string, [left, top, right, bottom]: readonly [number, number, number, number]): number {
      let found = 0;
      for (let y = top; y < bottom; y += 1) for (let x = left; x < right; x += 1) if (at(x, y) === color) found += 1;
      return found;
    },
  };
}

export function readInk(stage: HTMLElement): Uint8ClampedArray {
  const still = stage.querySelector('canvas');
  const copy = document.createElement('canvas');
  const context = copy.getContext('2d');
  if (!still || !context) throw new Error('The sheet has no finished layer');
  copy.width = still.width;
  copy.height = still.height;
  context.drawImage(still, 0, 0);
  return context.getImageData(0, 0, copy.width, copy.height).data;
}

export function difference(a: Uint8ClampedArray, b: Uint8ClampedArray): number {
  let different = 0;
  for (let start = 0; start < a.length; start += 4) {
    const seen = (data: Uint8ClampedArray, part: number) => ((data[start + part] ?? 0) * (data[start + 3] ?? 0)) / 255;
    const alpha = Math.abs((a[start + 3] ?? 0) - (b[start + 3] ?? 0));
    if (alpha > 128 || [0, 1, 2].some((part) => Math.abs(seen(a, part) - seen(b, part)) > 128)) different += 1;
  }
  return different;
}
