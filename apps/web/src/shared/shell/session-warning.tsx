import { lazy, Suspense, useEffect, useState } from 'react';
import { stayConnected, useStanding } from '../session/watch.ts';
import { whenIdle } from './when-idle.ts';

const load = () => import('./session-dialog.tsx');
const SessionDialog = lazy(load);
// Here before it is needed: nobody is warned by a file that is still on its way, or that a lost connection holds back.
whenIdle(load);

/** What appeared while nobody was there must not vanish under the first movement of the mouse. */
const lingering = 4000;

/** Before the session ends. */
export function SessionWarning() {
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
  return (
    <Suspense>
      <SessionDialog cause={cause} endsAt={endsAt} onStay={stay} />
    </Suspense>
  );
}
