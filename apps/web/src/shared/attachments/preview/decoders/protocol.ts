export type Compression = 'tiff' | 'jpeg-lossless' | 'jpeg-ls' | 'jpeg-2000';

export interface PageRequest {
  bytes: ArrayBuffer;
  page: number;
}

export interface DecodedPage {
  /** PNG, which every browser can display. */
  image: Blob;
  pages: number;
}

export interface ScanRequest {
  compression: Exclude<Compression, 'tiff'>;
  frames: Uint8Array[];
  /** WebAssembly module of the codec; the CSP of the worker forbids fetching it. */
  wasm: ArrayBuffer | undefined;
}

/** Decoded samples; 16-bit samples are in native byte order. */
export interface DecodedFrame {
  columns: number;
  rows: number;
  samples: number;
  bits: number;
  signed: boolean | undefined;
  /** Samples are ordered plane by plane instead of interleaved. */
  planar: boolean;
  bytes: Uint8Array<ArrayBuffer>;
}

export type DecoderResponse<T> = { done: T } | { failed: string; large: boolean; pages: number };

/** Larger images exceed the memory of a phone. */
export const maxPixels = 64_000_000;

export class TooLargeError extends Error {}

const isLarge = (error: unknown) => error instanceof TooLargeError || error instanceof RangeError;

export class PageDecodeError extends Error {
  readonly large: boolean;
  readonly pages: number;

  constructor(cause: unknown, pages: number) {
    super(String(cause), { cause });
    this.large = isLarge(cause);
    this.pages = pages;
  }
}

export const toFailure = (error: unknown): Pick<PageDecodeError, 'large' | 'pages'> =>
  error instanceof PageDecodeError ? error : { large: isLarge(error), pages: 0 };
