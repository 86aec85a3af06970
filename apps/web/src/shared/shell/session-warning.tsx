import { InactivityWarning } from '@libretto/design-system/inactivity-warning';
import { useEffect, useState } from 'react';
import { endSession } from '../session/session.ts';
import { extendSession, startWatch, useSessionState } from '../session/watch.ts';

/** Milliseconds. A warning that appeared while the user was away must not vanish on the first mouse move. */
const minVisibleMs = 4000;

export default function SessionWarning() {
  useEffect(startWatch, []);
  const standing = useSessionState();
  const [cause, setCause] = useState<'idle' | 'expired'>();
  const [dismissed, setDismissed] = useState(false);
  const now = standing.state === 'warning' ? standing.cause : undefined;

  useEffect(() => {
    if (now) {
      setCause(now);
      return;
    }
    setDismissed(false);
    const timer = setTimeout(() => setCause(undefined), minVisibleMs);
    return () => clearTimeout(timer);
  }, [now]);

  function stay() {
    extendSession();
    if (cause === 'expired') setDismissed(true);
    else setCause(undefined);
  }

  if (!cause || dismissed) return null;
  const endsAt = standing.state === 'warning' ? standing.endsAt : undefined;
  return <InactivityWarning cause={cause} endsAt={endsAt} onStay={stay} onLogout={() => void endSession('logout')} />;
}
