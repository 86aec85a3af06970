/** How a file is packed. */
export type Packing = 'tiff' | 'jpeg-lossless' | 'jpeg-ls' | 'jpeg-2000';

/** A page of a TIFF file, from 0. */
export interface AskedPage {
  bytes: ArrayBuffer;
  page: number;
}

export interface DecodedPage {
  /** As a PNG, which every browser draws. */
  image: Blob;
  pages: number;
}

/** The images of one scan. */
export interface AskedScan {
  packing: Exclude<Packing, 'tiff'>;
  frames: Uint8Array[];
  /** The program that unpacks them; the worker may fetch nothing. */
  program: ArrayBuffer | undefined;
}

/** Samples as they were packed: those of 16 bits in the order of this machine. */
export interface DecodedFrame {
  columns: number;
  rows: number;
  samples: number;
  /** Bits of a sample. */
  bits: number;
  signed: boolean | undefined;
  /** All of one colour, then all of the next. */
  planar: boolean;
  bytes: Uint8Array<ArrayBuffer>;
}

export type Answer<T> = { done: T } | { failed: string; large: boolean };

/** Beyond it a phone has no memory for the points. */
export const mostPoints = 64_000_000;

export class TooLarge extends Error {}
