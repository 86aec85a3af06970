import charls from '@cornerstonejs/codec-charls/decodewasmjs';
import openJpeg from '@cornerstonejs/codec-openjpeg/decodewasmjs';
import { Decoder } from 'jpeg-lossless-decoder-js';
import type { DecodedFrame, ScanRequest } from './protocol.ts';

/** The codecs log every step. */
const silent = { print: () => {}, printErr: () => {} };

async function decodeWithWasm({ compression, frames, wasm }: ScanRequest): Promise<DecodedFrame[]> {
  const load = compression === 'jpeg-ls' ? charls : openJpeg;
  const codec = await load({ ...silent, ...(wasm && { wasmBinary: wasm }) });
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

function decodeLossless(frame: Uint8Array): DecodedFrame {
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

export async function decodeScan(request: ScanRequest): Promise<DecodedFrame[]> {
  return request.compression === 'jpeg-lossless' ? request.frames.map(decodeLossless) : decodeWithWasm(request);
}
