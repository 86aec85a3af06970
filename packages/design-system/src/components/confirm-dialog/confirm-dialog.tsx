'use client';

import { createContext, type ReactNode, use, useCallback, useEffect, useRef, useState } from 'react';
import { ConfirmPanel } from '../../internals/confirm-panel/confirm-panel.tsx';
import type { Environment } from '../../internals/dev.ts';
import { nextPaint } from '../../internals/next-paint.ts';
import { commonMessages } from '../../messages/common.ts';
import { useMessages } from '../../messages/messages.tsx';

declare const process: Environment;

/** One question. Questions that are asked at the same time appear one after the other. */
export interface ConfirmOptions {
  /** The complete question: "Rimuovere il contatto?". */
  message: string;
  /** Consequence of confirming, when the question does not state it. */
  detail?: ReactNode;
  /** Label of the button that resolves to true. Defaults to "Conferma". */
  confirmLabel?: string | undefined;
  /** Label of the button that resolves to false. Defaults to "Annulla". */
  cancelLabel?: string | undefined;
  /**
   * `danger` for an action that cannot be undone; `discard` for losing what was entered, where cancelling is the primary
   * answer. Default `neutral`.
   */
  tone?: 'neutral' | 'danger' | 'discard' | undefined;
}

/** Resolves to true when confirmed; false when cancelled or closed in any other way. */
export type Confirm = (options: ConfirmOptions) => Promise<boolean>;

interface Question extends ConfirmOptions {
  id: number;
  resolve: (confirmed: boolean) => void;
}

const ConfirmContext = createContext<Confirm | undefined>(undefined);

export interface ConfirmProviderProps {
  /** Part of the application that can call `useConfirm`. */
  children: ReactNode;
}

/** Shows the questions of `useConfirm`, one at a time, above everything else. */
export function ConfirmProvider({ children }: ConfirmProviderProps) {
  const messages = useMessages(commonMessages);
  const [questions, setQuestions] = useState<readonly Question[]>([]);
  const count = useRef(0);
  const pending = useRef(new Set<Question>());

  const confirm = useCallback<Confirm>((options) => {
    return new Promise((resolve) => {
      count.current += 1;
      const question = { ...options, id: count.current, resolve };
      pending.current.add(question);
      void nextPaint().then(() => setQuestions((before) => [...before, question]));
    });
  }, []);

  // Unmounting resolves pending questions with false.
  useEffect(() => {
    const waiting = pending.current;
    return () => {
      for (const question of waiting) question.resolve(false);
      waiting.clear();
    };
  }, []);

  const [current] = questions;

  function answer(question: Question, confirmed: boolean) {
    pending.current.delete(question);
    setQuestions((before) => before.filter((other) => other !== question));
    question.resolve(confirmed);
  }

  return (
    <ConfirmContext value={confirm}>
      {children}
      {current && (
        <ConfirmPanel
          key={current.id}
          message={current.message}
          detail={current.detail}
          confirmLabel={current.confirmLabel ?? messages.confirm}
          cancelLabel={current.cancelLabel ?? messages.cancel}
          tone={current.tone ?? 'neutral'}
          onAnswer={(confirmed) => answer(current, confirmed)}
        />
      )}
    </ConfirmContext>
  );
}

/** `if (await confirm({ message: 'Rimuovere il contatto?', tone: 'danger' })) …` */
export function useConfirm(): Confirm {
  const confirm = use(ConfirmContext);
  if (!confirm) {
    const short = 'useConfirm: no <ConfirmProvider>';
    if (process.env.NODE_ENV === 'production') throw new Error(short);
    throw new Error(
      `${short} above this component. The question needs a place to appear. Put one near the root of the app, inside <MessagesProvider>.`,
    );
  }
  return confirm;
}
