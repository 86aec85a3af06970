import { Button } from '@libretto/design-system/button';
import { Dialog } from '@libretto/design-system/dialog';
import { VisuallyHidden } from '@libretto/design-system/visually-hidden';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { endSession } from '../session/session.ts';
import { stayConnected, useStanding } from '../session/watch.ts';

/** Before the session ends: a minute to say that one is still there, or to save what is being written. */
export function SessionWarning() {
  const standing = useStanding();
  const [understood, setUnderstood] = useState(false);
  if (standing.state !== 'warning') return null;
  if (standing.cause === 'expired') {
    return understood ? null : <ExpiryDialog endsAt={standing.endsAt} onClose={() => setUnderstood(true)} />;
  }
  return <IdleDialog endsAt={standing.endsAt} />;
}

function IdleDialog({ endsAt }: { endsAt: number }) {
  const { t } = useTranslation();
  return (
    <Dialog
      open
      size="sm"
      onClose={stayConnected}
      title={t('session.title')}
      description={t('session.idle')}
      footer={
        <>
          <Button onClick={() => void endSession('logout')}>{t('session.logout')}</Button>
          <Button variant="primary" data-autofocus="" onClick={stayConnected}>
            {t('session.stay')}
          </Button>
        </>
      }
    >
      <Countdown endsAt={endsAt} />
    </Dialog>
  );
}

function ExpiryDialog({ endsAt, onClose }: { endsAt: number; onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Dialog
      open
      size="sm"
      onClose={onClose}
      title={t('session.expiredTitle')}
      description={t('session.expired')}
      footer={
        <Button variant="primary" data-autofocus="" onClick={onClose}>
          {t('session.understood')}
        </Button>
      }
    >
      <Countdown endsAt={endsAt} />
    </Dialog>
  );
}

const secondsUntil = (moment: number) => Math.max(0, Math.ceil((moment - Date.now()) / 1000));

/** Counts on the screen every second, aloud every twenty. */
function Countdown({ endsAt }: { endsAt: number }) {
  const { t } = useTranslation();
  const [seconds, setSeconds] = useState(() => secondsUntil(endsAt));

  useEffect(() => {
    const tick = () => setSeconds(secondsUntil(endsAt));
    tick();
    const interval = setInterval(tick, 1000);
    return () => clearInterval(interval);
  }, [endsAt]);

  return (
    <>
      <p aria-hidden="true">{t('session.left', { count: seconds })}</p>
      <VisuallyHidden role="status">{t('session.left', { count: Math.ceil(seconds / 20) * 20 })}</VisuallyHidden>
    </>
  );
}
