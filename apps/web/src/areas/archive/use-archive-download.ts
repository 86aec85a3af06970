import * as operations from '@libretto/api-client/operations';
import { ProblemError } from '@libretto/api-client/problem';
import { useEffect, useRef, useState } from 'react';
import { api } from '../../shared/api/api.ts';
import { saveBlob } from '../../shared/downloads/save-file.ts';
import { today } from '../../shared/formats/formats.ts';

export type DownloadState =
  | { is: 'idle' | 'cancelled' | 'failed' | 'tooMany' }
  | { is: 'running'; loaded: number }
  | { is: 'done'; name: string; bytes: number };

interface Wanted {
  password: string;
  language: 'it' | 'en';
  onWrongPassword: () => void;
}

export function useArchiveDownload() {
  const [state, setState] = useState<DownloadState>({ is: 'idle' });
  const stop = useRef<AbortController>(undefined);
  useEffect(() => () => stop.current?.abort(), []);

  async function start({ password, language, onWrongPassword }: Wanted): Promise<void> {
    const controller = new AbortController();
    stop.current = controller;
    setState({ is: 'running', loaded: 0 });
    try {
      const body = { password, lingua: language };
      const onDownloadProgress = ({ loaded }: { loaded: number }) => setState({ is: 'running', loaded });
      const { signal } = controller;
      const blob = await api.call(operations.downloadArchive, { body }, { signal, onDownloadProgress });
      const name = `libretto-${today()}.zip`;
      saveBlob(blob, name);
      setState({ is: 'done', name, bytes: blob.size });
    } catch (error) {
      if (controller.signal.aborted) return setState({ is: 'cancelled' });
      const problem = error instanceof ProblemError ? error : undefined;
      if (problem?.errors.some(({ code }) => code === 'wrong')) {
        setState({ is: 'idle' });
        return onWrongPassword();
      }
      console.warn('The archive could not be downloaded', error);
      setState({ is: problem?.status === 429 ? 'tooMany' : 'failed' });
    }
  }

  return { state, start, cancel: () => stop.current?.abort() };
}
