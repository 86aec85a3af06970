'use client';

import { CircleCheck, Hourglass } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useMessages } from '../../messages/messages.tsx';
import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as styles from './inactivity-warning.css.ts';
import { inactivityWarningMessages } from './inactivity-warning.messages.ts';

export interface InactivityWarningProps {
  /** `idle`: inactivity, the session can be extended. `expired`: the end is fixed. */
  cause: 'idle' | 'expired';
  /** End of the session in milliseconds since 1970; absent after the user has extended it. */
  endsAt: number | undefined;
  /** Called on the main button, Escape and the close button. With `idle` it extends the session. */
  onStay: () => void;
  /** Called when the user ends the session; offered with `idle` only. */
  onLogout: () => void;
  /** Clock of `endsAt`, in milliseconds since 1970. Default `Date.now`. */
  now?: (() => number) | undefined;
}

/** Updated on screen every second, announced every 20 seconds and at the last 10. */
const announcedSeconds = (seconds: number) => (seconds > 0 && seconds <= 10 ? 10 : Math.ceil(seconds / 20) * 20);

/** Warns before a session ends, with a countdown that is announced every 20 seconds. */
export function InactivityWarning({ cause, endsAt, onStay, onLogout, now = Date.now }: InactivityWarningProps) {
  const messages = useMessages(inactivityWarningMessages);
  const idle = cause === 'idle';
  return (
    <Dialog
      open
      size="sm"
      sheet={false}
      onClose={onStay}
      title={idle ? messages.idleTitle : messages.expiredTitle}
      description={idle ? messages.idle : messages.expired}
      footer={
        <>
          {idle && <Button onClick={onLogout}>{messages.logout}</Button>}
          <Button variant="primary" data-autofocus="" onClick={onStay}>
            {idle ? messages.stay : messages.understood}
          </Button>
        </>
      }
    >
      {endsAt === undefined ? (
        <p role="status" className={styles.countdown} data-stayed="true">
          <CircleCheck aria-hidden="true" />
          {messages.stayed}
        </p>
      ) : (
        <Countdown endsAt={endsAt} now={now} />
      )}
    </Dialog>
  );
}

function Countdown({ endsAt, now }: { endsAt: number; now: () => number }) {
  const messages = useMessages(inactivityWarningMessages);
  const secondsLeft = () => Math.max(0, Math.ceil((endsAt - now()) / 1000));
  const [seconds, setSeconds] = useState(secondsLeft);
  const tick = useEffectEvent(() => setSeconds(secondsLeft()));

  // biome-ignore lint/correctness/useExhaustiveDependencies: another end is another countdown
  useEffect(() => {
    tick();
    const interval = setInterval(tick, 1000);
    return () => clearInterval(interval);
  }, [endsAt]);

  return (
    <>
      <p className={styles.countdown} aria-hidden="true">
        <span className={styles.icon}>
          <Hourglass />
        </span>
        {messages.left(seconds)}
      </p>
      <VisuallyHidden role="status">{messages.left(announcedSeconds(seconds))}</VisuallyHidden>
    </>
  );
}
