import type { Client } from './client.ts';
import * as operations from './operations.gen.ts';
import { ConnectionError, ProblemError } from './problem.ts';
import type { Schema } from './schema.ts';
import type { UploadProgress } from './upload-progress.ts';

type Upload = Schema<'Upload'>;

/** Reactions to a lost connection. */
export interface RetryOptions {
  /**
   * Aborts the upload; the parts that arrived stay on the server, and a later upload of the same file continues there.
   */
  signal?: AbortSignal | undefined;
  /** The connection was lost; the upload resumes by itself. */
  onInterrupted?: (() => void) | undefined;
}

/** Progress and purpose of an upload. */
export interface UploadOptions extends RetryOptions {
  /** Uploaded fraction, from 0 to 1. */
  onProgress?: ((fraction: number) => void) | undefined;
  /** The file is an archive to restore, not a file of the record. */
  archive?: boolean | undefined;
}

/** Bytes. Larger files are not read into memory only to compute a digest. */
const maxDigestBytes = 100_000_000;
const maxAttempts = 20;
const maxDelayMs = 15_000;

/** SHA-256, by which the server recognises an interrupted upload. Available in secure contexts only. */
async function computeDigest(file: Blob): Promise<string | undefined> {
  if (!globalThis.crypto?.subtle || file.size > maxDigestBytes) return undefined;
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()));
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function toBase64(part: Blob): Promise<string> {
  const bytes = new Uint8Array(await part.arrayBuffer());
  const maxArguments = 32_768;
  let binary = '';
  for (let start = 0; start < bytes.length; start += maxArguments) {
    binary += String.fromCharCode(...bytes.subarray(start, start + maxArguments));
  }
  return btoa(binary);
}

function waitForNetwork(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const over = new AbortController();
    const timer = setTimeout(end, milliseconds);
    function end() {
      clearTimeout(timer);
      over.abort();
      resolve();
    }
    // Node has no such event.
    globalThis.addEventListener?.('online', end, { signal: over.signal });
    signal?.addEventListener('abort', stop, { signal: over.signal });
    function stop() {
      reject(signal?.reason);
      end();
    }
  });
}

const isConnectionLoss = (error: unknown) =>
  error instanceof ConnectionError || (error instanceof ProblemError && error.code === 'offset');

/**
 * Runs `work` until it succeeds, at most 20 times while the connection is lost, with pauses that grow from 1 to 15
 * seconds and end when the browser is online again. `again` is true from the second attempt on.
 */
export async function withRetry<Result>(
  work: (again: boolean) => Promise<Result>,
  { signal, onInterrupted }: RetryOptions = {},
): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work(attempt > 1);
    } catch (error) {
      if (!isConnectionLoss(error) || attempt === maxAttempts || signal?.aborted) throw error;
      onInterrupted?.();
      await waitForNetwork(Math.min(500 * 2 ** attempt, maxDelayMs), signal);
    }
  }
}

/**
 * Uploads a file in parts, resuming an interrupted upload of the same content, and returns the `id_caricamento` for
 * `createFile` or `restoreArchive`. Continues by itself after a lost connection.
 * @throws ProblemError when the server rejects the file, ConnectionError when the connection stays lost for several
 * minutes, the signal's reason when aborted.
 */
export async function upload(client: Client, file: Blob, options: UploadOptions = {}): Promise<number> {
  const { signal, onProgress, archive = false } = options;
  const impronta = await computeDigest(file);
  const body = { dimensione: file.size, ...(impronta && { impronta }), ...(archive && { archivio: true }) };
  let state: Upload = await withRetry(() => client.call(operations.beginUpload, { body }, { signal }), options);
  const { id_caricamento } = state;
  const path = { id_caricamento };
  while (state.ricevuti < state.dimensione) {
    onProgress?.(state.ricevuti / state.dimensione);
    state = await withRetry(async (again) => {
      // After a lost response only the server knows if the part arrived.
      const known = again ? await client.call(operations.getUpload, { path }, { signal, retries: 0 }) : state;
      if (known.ricevuti >= known.dimensione) return known;
      const offset = known.ricevuti;
      const part = file.slice(offset, offset + known.parte);
      const sent = { offset, contenuto: await toBase64(part) };
      const onUploadProgress =
        onProgress &&
        (({ loaded, total }: UploadProgress) => onProgress((offset + (part.size * loaded) / total) / known.dimensione));
      return client.call(operations.sendUploadPart, { path, body: sent }, { signal, onUploadProgress });
    }, options);
  }
  onProgress?.(1);
  return id_caricamento;
}
