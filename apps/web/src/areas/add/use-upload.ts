import * as operations from '@libretto/api-client/operations';
import { ProblemError } from '@libretto/api-client/problem';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { queryClient } from '../../shared/api/api.ts';
import type { File as SavedFile } from '../../shared/attachments/files-query.ts';
import { sendFile } from '../../shared/attachments/send-file.ts';
import { useRefusalText } from '../../shared/permissions/use-refusal.ts';
import { describePending, type PendingFile } from './pending-file.ts';

export interface UploadState {
  fraction: number;
  /** The connection was lost; the upload continues by itself. */
  interrupted: boolean;
}

const changed = [operations.listFiles, operations.listExams, operations.getSpace, operations.getToday];

/** Uploads the content of a saved description. Resolves with undefined after a failure, which `failure` describes. */
export function useUpload() {
  const { t } = useTranslation('attachments');
  const refusal = useRefusalText();
  const [state, setState] = useState<UploadState>();
  const [failure, setFailure] = useState<string>();
  const leaving = useRef(new AbortController());
  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);

  function describe(error: unknown): string {
    if (!(error instanceof ProblemError)) return t('failed');
    if (error.status === 413) return t('tooLarge');
    if (error.errors.some(({ path }) => path === '/file' || path === '/file_type')) return t('wrongContent');
    return refusal(error) ?? t('failed');
  }

  async function send(file: File, pending: PendingFile): Promise<SavedFile | undefined> {
    const { signal } = leaving.current;
    setFailure(undefined);
    setState({ fraction: 0, interrupted: false });
    try {
      const onProgress = (fraction: number) => setState({ fraction, interrupted: false });
      const onInterrupted = () => setState((before) => before && { ...before, interrupted: true });
      const options = { signal, onProgress, onInterrupted };
      const saved = await sendFile(file, () => describePending(pending), options, pending.file_nome);
      for (const operation of changed) void queryClient.invalidateQueries({ queryKey: [operation] });
      return saved;
    } catch (error) {
      if (signal.aborted) return undefined;
      console.warn('A file could not be uploaded', error);
      setFailure(describe(error));
      return undefined;
    } finally {
      if (!signal.aborted) setState(undefined);
    }
  }

  return { send, state, failure };
}
