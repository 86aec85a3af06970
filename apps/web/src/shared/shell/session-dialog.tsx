import { Button } from '@libretto/design-system/button';
import { Dialog } from '@libretto/design-system/dialog';
import { VisuallyHidden } from '@libretto/design-system/visually-hidden';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Standing } from '../session/lifetime.ts';
import { endSession } from '../session/session.ts';
import { stayConnected } from '../session/watch.ts';

type Warning = Extract<Standing, { state: 'warning' }>;

/** A minute to say that one is still there, or two to save what is being written. */
export default function SessionDialog({ cause, endsAt }: Warning) {
  const { t } = useTranslation();
  const [understood, setUnderstood] = useState(false);
  if (cause === 'idle') {
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
  return (
    <Dialog
      open={!understood}
      size="sm"
      onClose={() => setUnderstood(true)}
      title={t('session.expiredTitle')}
      description={t('session.expired')}
      footer={
        <Button variant="primary" data-autofocus="" onClick={() => setUnderstood(true)}>
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
