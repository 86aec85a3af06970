import charls from '@cornerstonejs/codec-charls/decodewasmjs';
import openJpeg from '@cornerstonejs/codec-openjpeg/decodewasmjs';
import { Decoder } from 'jpeg-lossless-decoder-js';
import type { AskedScan, DecodedFrame } from './asked.ts';

/** The codecs log every step. */
const silent = { print: () => {}, printErr: () => {} };

/** Decodes with a WebAssembly codec by copying the bytes into its memory and the samples out of it. */
async function withProgram({ packing, frames, program }: AskedScan): Promise<DecodedFrame[]> {
  const load = packing === 'jpeg-ls' ? charls : openJpeg;
  const codec = await load({ ...silent, ...(program && { wasmBinary: program }) });
  return frames.map((frame) => {
    const decoder: CodecDecoder = 'JpegLSDecoder' in codec ? new codec.JpegLSDecoder() : new codec.J2KDecoder();
    try {
      decoder.getEncodedBuffer(frame.length).set(frame);
      decoder.decode();
      const { width, height, bitsPerSample, componentCount, isSigned } = decoder.getFrameInfo();
      return {
        columns: width,
        rows: height,
        samples: componentCount,
        bits: bitsPerSample,
        signed: isSigned,
        planar: componentCount > 1 && decoder.getInterleaveMode?.() === 0,
        bytes: new Uint8Array(decoder.getDecodedBuffer()),
      };
    } finally {
      decoder.delete();
    }
  });
}

function lossless(frame: Uint8Array): DecodedFrame {
  const decoder = new Decoder();
  // The decoder always reads from the start of the buffer, so the view needs its own buffer.
  const samples = decoder.decode(new Uint8Array(frame).buffer);
  const bits = decoder.frame.precision;
  return {
    columns: decoder.frame.dimX,
    rows: decoder.frame.dimY,
    samples: decoder.frame.numComp,
    bits,
    signed: undefined,
    planar: false,
    bytes: new Uint8Array(samples.buffer, samples.byteOffset, samples.byteLength),
  };
}

export async function unpackScan(asked: AskedScan): Promise<DecodedFrame[]> {
  return asked.packing === 'jpeg-lossless' ? asked.frames.map(lossless) : withProgram(asked);
}
