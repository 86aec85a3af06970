/** Pixels. */
export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Part of the width that is left around what is printed. */
const margin = 0.02;
/** Part of the width that is always shown: a few words are not blown up to fill the screen. */
const minWidth = 0.6;
/** Of 255: also the pale pixels of a thin line. */
const paper = 250;

/** Returns where something is printed on white paper, with a margin; nothing if the page is blank. */
export function findPrinted({ data, width, height }: Pick<ImageData, 'data' | 'width' | 'height'>): Area | undefined {
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let pixel = 0; pixel < width * height; pixel++) {
    const at = pixel * 4;
    if (Math.min(data[at] ?? paper, data[at + 1] ?? paper, data[at + 2] ?? paper) >= paper) continue;
    const x = pixel % width;
    const y = Math.floor(pixel / width);
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = y;
  }
  if (right < 0) return undefined;
  const room = Math.ceil(width * margin);
  const x = Math.max(0, left - room);
  const y = Math.max(0, top - room);
  const end = Math.min(width, right + 1 + room);
  const shown = Math.max(end - x, Math.ceil(width * minWidth));
  // What is short and far to the right keeps to the edge of the paper.
  const start = Math.min(x, width - shown);
  return { x: start, y, width: shown, height: Math.min(height, bottom + 1 + room) - y };
}
