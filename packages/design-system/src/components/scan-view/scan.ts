/** An image of measured values, such as a computed tomography. */
export interface GreyScan {
  kind: 'grey';
  /** Width in pixels. */
  columns: number;
  /** Height in pixels. */
  rows: number;
  /** Stored values, row by row from the top left. */
  values: Int16Array | Uint16Array | Uint8Array;
  /** Rescale: `value × slope + intercept`. */
  slope: number;
  /** See `slope`. */
  intercept: number;
  /** Window recommended by the image; without it, the full value range. */
  shown?: GreyWindow | undefined;
  /** The maximum is black (MONOCHROME1). */
  inverted?: boolean | undefined;
}

/** An image in colour, without an adjustable window. */
export interface ColourScan {
  kind: 'colour';
  /** Width in pixels. */
  columns: number;
  /** Height in pixels. */
  rows: number;
  /** Red, green, blue and opacity of each pixel, row by row from the top left. */
  points: Uint8ClampedArray<ArrayBuffer>;
}

/** One image of a series. */
export type Scan = GreyScan | ColourScan;

/** Window of measured values: black below, white above. */
export interface GreyWindow {
  /** Measured value shown as middle grey. */
  centre: number;
  /** Range of measured values between black and white; at least 1. */
  width: number;
}

const halfOfAll = 0x8000;
const all = 0x10000;

export function extent({ values, slope, intercept }: GreyScan): GreyWindow {
  let min = Number.POSITIVE_INFINITY;
  let greatest = Number.NEGATIVE_INFINITY;
  for (const value of values) {
    if (value < min) min = value;
    if (value > greatest) greatest = value;
  }
  if (min > greatest) return { centre: 0, width: 1 };
  const [a, b] = [min * slope + intercept, greatest * slope + intercept];
  return { centre: (a + b) / 2, width: Math.max(Math.abs(b - a), 1) };
}

/** DICOM PS3.3 C.11.2.1.2: the width counts values, so each end lies half a value inside. */
export function greys({ slope, intercept, inverted = false }: GreyScan, { centre, width }: GreyWindow): Uint8Array {
  const table = new Uint8Array(all);
  const span = Math.max(width - 1, Number.EPSILON);
  for (let i = 0; i < all; i++) {
    const measured = (i - halfOfAll) * slope + intercept;
    const share = Math.min(1, Math.max(0, (measured - (centre - 0.5)) / span + 0.5));
    table[i] = Math.round((inverted ? 1 - share : share) * 255);
  }
  return table;
}

export function toPixels(scan: GreyScan, shown: GreyWindow): Uint8ClampedArray<ArrayBuffer> {
  // Unsigned 16-bit numbers exceed the signed range, so their table has an offset.
  const wide = scan.values instanceof Uint16Array;
  const table = greys(wide ? { ...scan, intercept: scan.intercept + halfOfAll * scan.slope } : scan, shown);
  const offset = wide ? 0 : halfOfAll;
  const points = new Uint8ClampedArray(scan.values.length * 4);
  for (let i = 0, at = 0; i < scan.values.length; i++) {
    const grey = table[(scan.values[i] ?? 0) + offset] ?? 0;
    points[at++] = grey;
    points[at++] = grey;
    points[at++] = grey;
    points[at++] = 255;
  }
  return points;
}
