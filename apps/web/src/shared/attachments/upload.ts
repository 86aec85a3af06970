import * as operations from '@libretto/api-client/operations';
import { ConnectionError, ProblemError } from '@libretto/api-client/problem';
import type { Schema } from '@libretto/api-client/schema';
import { api } from '../api/api.ts';

type Upload = Schema<'Upload'>;

export interface UploadOptions {
  signal: AbortSignal;
  onProgress: (fraction: number) => void;
  onInterrupted: () => void;
  archive?: boolean;
}

/** Bytes. Larger files are not read into memory only to compute a digest. */
const maxDigestBytes = 100_000_000;
const maxAttempts = 20;
const maxDelayMs = 15_000;

/** SHA-256, by which the server recognises an interrupted upload. Available in secure contexts only. */
async function computeDigest(file: File): Promise<string | undefined> {
  if (!globalThis.crypto?.subtle || file.size > maxDigestBytes) return undefined;
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()));
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

function toBase64(part: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(part);
  });
}

function waitForNetwork(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const over = new AbortController();
    const timer = setTimeout(end, milliseconds);
    function end() {
      clearTimeout(timer);
      over.abort();
      resolve();
    }
    window.addEventListener('online', end, { signal: over.signal });
    signal.addEventListener('abort', stop, { signal: over.signal });
    function stop() {
      reject(signal.reason);
      end();
    }
  });
}

const isConnectionLoss = (error: unknown) =>
  error instanceof ConnectionError || (error instanceof ProblemError && error.code === 'offset');

/** Retries while the connection is lost; `again` is true from the second attempt on. */
export async function withRetry<Result>(
  work: (again: boolean) => Promise<Result>,
  { signal, onInterrupted }: Pick<UploadOptions, 'signal' | 'onInterrupted'>,
): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work(attempt > 1);
    } catch (error) {
      if (!isConnectionLoss(error) || attempt === maxAttempts || signal.aborted) throw error;
      onInterrupted();
      await waitForNetwork(Math.min(500 * 2 ** attempt, maxDelayMs), signal);
    }
  }
}

export async function upload(file: File, options: UploadOptions): Promise<number> {
  const { signal, onProgress, archive = false } = options;
  const impronta = await computeDigest(file);
  const body = { dimensione: file.size, ...(impronta && { impronta }), ...(archive && { archivio: true }) };
  let state: Upload = await withRetry(() => api.call(operations.beginUpload, { body }, { signal }), options);
  const { id_caricamento } = state;
  const path = { id_caricamento };
  while (state.ricevuti < state.dimensione) {
    onProgress(state.ricevuti / state.dimensione);
    state = await withRetry(async (again) => {
      const known = again ? await api.call(operations.getUpload, { path }, { signal }) : state;
      if (known.ricevuti >= known.dimensione) return known;
      const offset = known.ricevuti;
      const part = file.slice(offset, offset + known.parte);
      const sent = { offset, contenuto: await toBase64(part) };
      const onUploadProgress = ({ loaded, total }: { loaded: number; total: number }) =>
        onProgress((offset + (part.size * loaded) / total) / known.dimensione);
      return api.call(operations.sendUploadPart, { path, body: sent }, { signal, onUploadProgress });
    }, options);
  }
  onProgress(1);
  return id_caricamento;
}
