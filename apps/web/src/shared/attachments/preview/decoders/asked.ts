export type Packing = 'tiff' | 'jpeg-lossless' | 'jpeg-ls' | 'jpeg-2000';

/** `page` is zero-based. */
export interface AskedPage {
  bytes: ArrayBuffer;
  page: number;
}

export interface DecodedPage {
  /** PNG, which every browser can display. */
  image: Blob;
  pages: number;
}

export interface AskedScan {
  packing: Exclude<Packing, 'tiff'>;
  frames: Uint8Array[];
  /** WebAssembly module of the codec; the CSP of the worker forbids fetching it. */
  program: ArrayBuffer | undefined;
}

/** Decoded samples; 16-bit samples are in native byte order. */
export interface DecodedFrame {
  columns: number;
  rows: number;
  samples: number;
  /** Bits per sample. */
  bits: number;
  signed: boolean | undefined;
  /** Samples are ordered plane by plane instead of interleaved. */
  planar: boolean;
  bytes: Uint8Array<ArrayBuffer>;
}

/** `pages` is the number of pages of the file whose page failed, or 0 if unknown. */
export type Answer<T> = { done: T } | { failed: string; large: boolean; pages: number };

/** Larger images exceed the memory of a phone. */
export const mostPoints = 64_000_000;

export class TooLarge extends Error {}

const isLarge = (error: unknown) => error instanceof TooLarge || error instanceof RangeError;

/** One page failed to decode; other pages of the file may succeed. */
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
