import { type ReactNode, useEffect, useRef, useState } from 'react';
import { dialogMessages } from '../../components/dialog/dialog.messages.ts';
import { useMessages } from '../../messages/messages.tsx';
import { ConfirmPanel } from '../confirm-panel/confirm-panel.tsx';

export interface LeaveQuestion {
  /** Leaves, after asking when something is not saved. */
  leave: () => void;
  /** The same question on behalf of somebody else, such as a router: true when one may leave. */
  ask: () => Promise<boolean>;
  /** Goes anywhere in the page. */
  question: ReactNode;
}

/** "Leave without saving?", asked once however many want to know. */
export function useLeaveQuestion(unsaved: boolean, onLeave: () => void): LeaveQuestion {
  const messages = useMessages(dialogMessages);
  const [asking, setAsking] = useState(false);
  const leaving = useRef(false);
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

  // Nobody waits for ever: what is still being asked when the dialog goes away counts as a no.
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
