import { type ReactNode, useEffect, useRef, useState } from 'react';
import { dialogMessages } from '../../components/dialog/dialog.messages.ts';
import { useMessages } from '../../messages/messages.tsx';
import { ConfirmPanel } from '../confirm-panel/confirm-panel.tsx';
import { nextPaint } from '../next-paint.ts';

export interface LeaveConfirmation {
  leave: () => void;
  ask: () => Promise<boolean>;
  question: ReactNode;
}

export function useLeaveConfirmation(unsaved: boolean, onLeave: () => void): LeaveConfirmation {
  const messages = useMessages(dialogMessages);
  const [asking, setAsking] = useState(false);
  const wantsToLeave = useRef(false);
  const pending = useRef<((allowed: boolean) => void)[]>([]);

  function answer(allowed: boolean) {
    setAsking(false);
    for (const resolve of pending.current.splice(0)) resolve(allowed);
    const leaves = wantsToLeave.current;
    wantsToLeave.current = false;
    if (allowed && leaves) onLeave();
  }

  function leave() {
    if (!unsaved) return onLeave();
    wantsToLeave.current = true;
    // Making all fields inert takes longer than a press may take to show.
    void nextPaint().then(() => setAsking(true));
  }

  function ask(): Promise<boolean> {
    if (!unsaved) return Promise.resolve(true);
    setAsking(true);
    return new Promise((resolve) => {
      pending.current.push(resolve);
    });
  }

  // Unmounting resolves a pending question with false.
  useEffect(() => {
    const resolvers = pending.current;
    return () => {
      for (const resolve of resolvers.splice(0)) resolve(false);
    };
  }, []);

  const question = asking && (
    <ConfirmPanel
      message={messages.unsaved}
      detail={messages.unsavedDetail}
      confirmLabel={messages.leave}
      cancelLabel={messages.stay}
      tone="discard"
      onAnswer={answer}
    />
  );
  return { leave, ask, question };
}
