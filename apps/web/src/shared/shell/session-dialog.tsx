import { Button } from '@libretto/design-system/button';
import { Dialog } from '@libretto/design-system/dialog';
import { VisuallyHidden } from '@libretto/design-system/visually-hidden';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { endSession } from '../session/session.ts';

interface SessionDialogProps {
  cause: 'idle' | 'expired';
  /** Absent once somebody has shown that they are there. */
  endsAt: number | undefined;
  onStay: () => void;
}

/** A minute to say that one is still there, or two to save what is being written. */
export default function SessionDialog({ cause, endsAt, onStay }: SessionDialogProps) {
  const { t } = useTranslation();
  const idle = cause === 'idle';
  return (
    <Dialog
      open
      size="sm"
      onClose={onStay}
      title={idle ? t('session.title') : t('session.expiredTitle')}
      description={idle ? t('session.idle') : t('session.expired')}
      footer={
        <>
          {idle && <Button onClick={() => void endSession('logout')}>{t('session.logout')}</Button>}
          <Button variant="primary" data-autofocus="" onClick={onStay}>
            {idle ? t('session.stay') : t('session.understood')}
          </Button>
        </>
      }
    >
      {endsAt === undefined ? <p role="status">{t('session.stayed')}</p> : <Countdown endsAt={endsAt} />}
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
