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

/** `pages`: what failed is one of so many; 0 when nobody knows. */
export type Answer<T> = { done: T } | { failed: string; large: boolean; pages: number };

/** Beyond it a phone has no memory for the points. */
export const mostPoints = 64_000_000;

export class TooLarge extends Error {}

const isLarge = (error: unknown) => error instanceof TooLarge || error instanceof RangeError;

/** A page that cannot be drawn, of a file whose other pages perhaps can. */
export class PageNotDrawn extends Error {
  readonly large: boolean;
  readonly pages: number;

  constructor(cause: unknown, pages: number) {
    super(String(cause), { cause });
    this.large = isLarge(cause);
    this.pages = pages;
  }
}

export const reasonOf = (error: unknown): Pick<PageNotDrawn, 'large' | 'pages'> =>
  error instanceof PageNotDrawn ? error : { large: isLarge(error), pages: 0 };
