import { lazy, Suspense } from 'react';
import { useStanding } from '../session/watch.ts';
import { whenIdle } from './when-idle.ts';

const load = () => import('./session-dialog.tsx');
const SessionDialog = lazy(load);
// Here before it is needed: nobody is warned by a file that is still on its way, or that a lost connection holds back.
whenIdle(load);

/** Before the session ends. */
export function SessionWarning() {
  const standing = useStanding();
  if (standing.state !== 'warning') return null;
  return (
    <Suspense>
      <SessionDialog key={standing.cause} {...standing} />
    </Suspense>
  );
}
