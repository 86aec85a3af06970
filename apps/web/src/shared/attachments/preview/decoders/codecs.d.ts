// The codecs come without types; of what they have, these are the parts that are used.
interface FrameInfo {
  width: number;
  height: number;
  bitsPerSample: number;
  componentCount: number;
  isSigned?: boolean;
}

interface CodecOptions {
  wasmBinary?: ArrayBuffer;
  print: () => void;
  printErr: () => void;
}

interface CodecDecoder {
  getEncodedBuffer(length: number): Uint8Array;
  getDecodedBuffer(): Uint8Array;
  decode(): void;
  getFrameInfo(): FrameInfo;
  /** 0: all of one colour, then all of the next. Only of JPEG-LS. */
  getInterleaveMode?(): number;
  delete(): void;
}

declare module '@cornerstonejs/codec-charls/decodewasmjs' {
  interface Charls {
    JpegLSDecoder: new () => CodecDecoder;
  }
  export default function load(options: CodecOptions): Promise<Charls>;
}

declare module '@cornerstonejs/codec-openjpeg/decodewasmjs' {
  interface OpenJpeg {
    J2KDecoder: new () => CodecDecoder;
  }
  export default function load(options: CodecOptions): Promise<OpenJpeg>;
}

declare module 'jpeg-lossless-decoder-js' {
  export class Decoder {
    readonly frame: { dimX: number; dimY: number; numComp: number; precision: number };
    decode(buffer: ArrayBuffer): Uint8Array<ArrayBuffer> | Uint16Array<ArrayBuffer>;
  }
}
