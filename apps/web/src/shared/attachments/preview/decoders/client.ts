import charlsProgram from '@cornerstonejs/codec-charls/decodewasm?url';
import openJpegProgram from '@cornerstonejs/codec-openjpeg/decodewasm?url';
import type { Answer, AskedPage, AskedScan, DecodedFrame, DecodedPage } from './asked.ts';

const addresses = { tiff: '/webui/decode-tiff.js', scan: '/webui/decode-scan.js' };
type Name = keyof typeof addresses;

/** Milliseconds. Only a malicious file keeps a decoder busy for longer. */
const longest = 60_000;

export class NotDecoded extends Error {
  readonly large: boolean;
  /** Number of pages, or 0 if unknown. */
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

function trusted(name: Name): string {
  const createScriptURL = (wanted: string) => addresses[wanted as Name];
  if (!('trustedTypes' in window)) return addresses[name];
  policy ??= (window.trustedTypes as Policies).createPolicy('decoder', { createScriptURL });
  return policy.createScriptURL(name);
}

/** Starts one worker per file and terminates it afterwards, so that a malicious file cannot affect others. */
async function ask<Asked, T>(name: Name, asked: Asked, signal: AbortSignal): Promise<T> {
  const worker = new Worker(trusted(name));
  const over = AbortSignal.any([signal, AbortSignal.timeout(longest)]);
  try {
    return await new Promise<T>((resolve, reject) => {
      over.addEventListener('abort', () => reject(over.reason));
      worker.addEventListener('error', ({ message }) => reject(new NotDecoded(message, false)));
      worker.addEventListener('message', ({ data }: MessageEvent<Answer<T>>) => {
        if ('done' in data) resolve(data.done);
        else reject(new NotDecoded(data.failed, data.large, data.pages));
      });
      worker.postMessage(asked);
    });
  } finally {
    worker.terminate();
  }
}

export const decodePage = (asked: AskedPage, signal: AbortSignal) => ask<AskedPage, DecodedPage>('tiff', asked, signal);

const programs = { 'jpeg-ls': charlsProgram, 'jpeg-2000': openJpegProgram, 'jpeg-lossless': undefined };

export type Unpack = (asked: Omit<AskedScan, 'program'>, signal: AbortSignal) => Promise<DecodedFrame[]>;

/** The page fetches the module, so that the worker needs no network access. */
export const unpackInWorker: Unpack = async (asked, signal) => {
  const address = programs[asked.packing];
  const program = address ? await (await fetch(address, { signal })).arrayBuffer() : undefined;
  return ask<AskedScan, DecodedFrame[]>('scan', { ...asked, program }, signal);
};
