'use client';

import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { ConfidentialityLockDialog, type ConfidentialityLockDialogProps } from './confidentiality-lock-dialog.tsx';

export type LockQuestion = Omit<ConfidentialityLockDialogProps, 'open' | 'onClose'>;

export interface LockDialogControl {
  /** Opens the dialog; resolves to true when the new level was saved, false when it was cancelled or closed. */
  ask: (question: LockQuestion) => Promise<boolean>;
  dialog: ReactNode;
}

/** Returns the dialog as an awaitable call: `if (await lock.ask({ … })) reload();` */
export function useConfidentialityLockDialog(): LockDialogControl {
  const [question, setQuestion] = useState<LockQuestion>();
  const answer = useRef<((saved: boolean) => void) | undefined>(undefined);

  const close = useCallback((saved: boolean) => {
    answer.current?.(saved);
    answer.current = undefined;
    setQuestion(undefined);
  }, []);

  const ask = useCallback(
    (next: LockQuestion) => {
      close(false);
      setQuestion(next);
      return new Promise<boolean>((resolve) => {
        answer.current = resolve;
      });
    },
    [close],
  );

  // Unmounting resolves a pending call with false.
  useEffect(() => () => answer.current?.(false), []);

  return { ask, dialog: question && <ConfidentialityLockDialog {...question} open onClose={close} /> };
}
