import * as operations from '@libretto/api-client/operations';
import { ConnectionError, ProblemError } from '@libretto/api-client/problem';
import type { Schema } from '@libretto/api-client/schema';
import { api } from '../api/api.ts';

type Upload = Schema<'Upload'>;

export interface UploadOptions {
  signal: AbortSignal;
  /** How much has arrived, from 0 to 1. */
  onProgress: (share: number) => void;
  /** The connection is gone; the upload goes on by itself. */
  onInterrupted: () => void;
  /** It is a copy of a record to be put back, and no file of the record. */
  archive?: boolean;
}

/** What is larger is not read as a whole only to know it again. */
const largestKnown = 100_000_000;
const attempts = 20;
const longest = 15_000;

/** SHA-256, by which the server knows an upload that was left off; browsers have it on safe connections only. */
async function digestOf(file: File): Promise<string | undefined> {
  if (!globalThis.crypto?.subtle || file.size > largestKnown) return undefined;
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()));
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** In base64, without what a data URL says before it. */
function encoded(part: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(part);
  });
}

/** Until the device says that it has a network again, or it is time to see for oneself. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
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

const isLost = (error: unknown) =>
  error instanceof ConnectionError || (error instanceof ProblemError && error.code === 'offset');

/** Does something again while the connection is what was missing; `again` is true from the second time on. */
export async function insist<Result>(
  work: (again: boolean) => Promise<Result>,
  { signal, onInterrupted }: Pick<UploadOptions, 'signal' | 'onInterrupted'>,
): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work(attempt > 1);
    } catch (error) {
      if (!isLost(error) || attempt === attempts || signal.aborted) throw error;
      onInterrupted();
      await pause(Math.min(500 * 2 ** attempt, longest), signal);
    }
  }
}

/** Sends a file part by part, from where it was left off; answers the id with which it becomes a file of the record. */
export async function upload(file: File, options: UploadOptions): Promise<number> {
  const { signal, onProgress, archive = false } = options;
  const impronta = await digestOf(file);
  const body = { dimensione: file.size, ...(impronta && { impronta }), ...(archive && { archivio: true }) };
  let state: Upload = await insist(() => api.call(operations.beginUpload, { body }, { signal }), options);
  const { id_caricamento } = state;
  const path = { id_caricamento };
  while (state.ricevuti < state.dimensione) {
    onProgress(state.ricevuti / state.dimensione);
    state = await insist(async (again) => {
      // Whether the part has arrived whose answer did not, only the server knows.
      const known = again ? await api.call(operations.getUpload, { path }, { signal }) : state;
      if (known.ricevuti >= known.dimensione) return known;
      const offset = known.ricevuti;
      const part = file.slice(offset, offset + known.parte);
      const sent = { offset, contenuto: await encoded(part) };
      const onUploadProgress = ({ loaded, total }: { loaded: number; total: number }) =>
        onProgress((offset + (part.size * loaded) / total) / known.dimensione);
      return api.call(operations.sendUploadPart, { path, body: sent }, { signal, onUploadProgress });
    }, options);
  }
  onProgress(1);
  return id_caricamento;
}
