import charlsProgram from '@cornerstonejs/codec-charls/decodewasm?url';
import openJpegProgram from '@cornerstonejs/codec-openjpeg/decodewasm?url';
import type { DecodedFrame, DecodedPage, DecoderResponse, PageRequest, ScanRequest } from './protocol.ts';

// Storybook is in a folder of any name.
const base = import.meta.env.BASE_URL;
const workerUrls = { tiff: `${base}decode-tiff.js`, scan: `${base}decode-scan.js`, pdf: `${base}decode-pdf.js` };
type Name = keyof typeof workerUrls;

/** Milliseconds. Only a malicious file keeps a decoder busy for longer. */
export const timeoutMs = 60_000;

export class DecodeError extends Error {
  readonly large: boolean;
  readonly pages: number;

  constructor(message: string, large: boolean, pages = 0) {
    super(message);
    this.large = large;
    this.pages = pages;
  }
}

/** Trusted Types: the CSP accepts worker URLs only from the policy with this name. */
interface Policies {
  createPolicy(
    name: 'decoder',
    rules: { createScriptURL: (wanted: string) => string },
  ): { createScriptURL: (wanted: string) => string };
}

let policy: { createScriptURL: (wanted: string) => string } | undefined;

function trustedUrl(name: Name): string {
  const createScriptURL = (wanted: string) => workerUrls[wanted as Name];
  if (!('trustedTypes' in window)) return workerUrls[name];
  policy ??= (window.trustedTypes as Policies).createPolicy('decoder', { createScriptURL });
  return policy.createScriptURL(name);
}

/** Each file has a worker of its own that ends with it, so that a malicious file cannot affect others. */
export const startDecoder = (name: Name): Worker => new Worker(trustedUrl(name));

async function runInWorker<Asked, T>(name: Name, request: Asked, signal: AbortSignal): Promise<T> {
  const worker = startDecoder(name);
  const aborted = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
  try {
    return await new Promise<T>((resolve, reject) => {
      aborted.addEventListener('abort', () => reject(aborted.reason));
      worker.addEventListener('error', ({ message }) => reject(new DecodeError(message, false)));
      worker.addEventListener('message', ({ data }: MessageEvent<DecoderResponse<T>>) => {
        if ('done' in data) resolve(data.done);
        else reject(new DecodeError(data.failed, data.large, data.pages));
      });
      worker.postMessage(request);
    });
  } finally {
    worker.terminate();
  }
}

export const decodePage = (request: PageRequest, signal: AbortSignal) =>
  runInWorker<PageRequest, DecodedPage>('tiff', request, signal);

const wasmUrls = { 'jpeg-ls': charlsProgram, 'jpeg-2000': openJpegProgram, 'jpeg-lossless': undefined };

export type DecodeFrames = (request: Omit<ScanRequest, 'wasm'>, signal: AbortSignal) => Promise<DecodedFrame[]>;

/** The page fetches the module, so that the worker needs no network access. */
export const decodeInWorker: DecodeFrames = async (request, signal) => {
  const address = wasmUrls[request.compression];
  const wasm = address ? await (await fetch(address, { signal })).arrayBuffer() : undefined;
  return runInWorker<ScanRequest, DecodedFrame[]>('scan', { ...request, wasm }, signal);
};
