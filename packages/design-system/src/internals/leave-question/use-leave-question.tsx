import { type ReactNode, useEffect, useRef, useState } from 'react';
import { dialogMessages } from '../../components/dialog/dialog.messages.ts';
import { useMessages } from '../../messages/messages.tsx';
import { ConfirmPanel, useConfirmPanelSoon } from '../confirm-panel/confirm-panel.tsx';

export interface LeaveQuestion {
  /** Leaves, after confirmation if there are unsaved changes. */
  leave: () => void;
  /** The same confirmation for other callers, e.g. a router; resolves to true if leaving is allowed. */
  ask: () => Promise<boolean>;
  /** Render it anywhere in the page. */
  question: ReactNode;
}

/** "Leave without saving?" confirmation, asked once for concurrent callers. */
export function useLeaveQuestion(unsaved: boolean, onLeave: () => void): LeaveQuestion {
  const messages = useMessages(dialogMessages);
  const [asking, setAsking] = useState(false);
  const leaving = useRef(false);
  useConfirmPanelSoon();
  const waiting = useRef<((may: boolean) => void)[]>([]);

  function answer(may: boolean) {
    setAsking(false);
    for (const resolve of waiting.current.splice(0)) resolve(may);
    const wanted = leaving.current;
    leaving.current = false;
    if (may && wanted) onLeave();
  }

  function leave() {
    if (!unsaved) return onLeave();
    leaving.current = true;
    setAsking(true);
  }

  function ask(): Promise<boolean> {
    if (!unsaved) return Promise.resolve(true);
    setAsking(true);
    return new Promise((resolve) => {
      waiting.current.push(resolve);
    });
  }

  // Unmounting resolves a pending question with false.
  useEffect(() => {
    const asked = waiting.current;
    return () => {
      for (const resolve of asked.splice(0)) resolve(false);
    };
  }, []);

  const question = asking && (
    <ConfirmPanel
      message={messages.unsaved}
      detail={messages.unsavedDetail}
      confirmLabel={messages.leave}
      cancelLabel={messages.stay}
      tone="danger"
      onAnswer={answer}
    />
  );
  return { leave, ask, question };
}
