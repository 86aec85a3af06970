import { InactivityWarning } from '@libretto/design-system/inactivity-warning';
import { useEffect, useState } from 'react';
import { endSession } from '../session/session.ts';
import { startWatch, stayConnected, useStanding } from '../session/watch.ts';

/** What appeared while nobody was there must not vanish under the first movement of the mouse. */
const lingering = 4000;

/** Keeps watch over the session, and says so before it ends. */
export default function SessionWarning() {
  // Before anybody asks how it stands.
  useEffect(startWatch, []);
  const standing = useStanding();
  const [cause, setCause] = useState<'idle' | 'expired'>();
  const [dismissed, setDismissed] = useState(false);
  const now = standing.state === 'warning' ? standing.cause : undefined;

  useEffect(() => {
    if (now) {
      setCause(now);
      return;
    }
    setDismissed(false);
    const timer = setTimeout(() => setCause(undefined), lingering);
    return () => clearTimeout(timer);
  }, [now]);

  function stay() {
    stayConnected();
    if (cause === 'expired') setDismissed(true);
    else setCause(undefined);
  }

  if (!cause || dismissed) return null;
  const endsAt = standing.state === 'warning' ? standing.endsAt : undefined;
  return <InactivityWarning cause={cause} endsAt={endsAt} onStay={stay} onLogout={() => void endSession('logout')} />;
}
