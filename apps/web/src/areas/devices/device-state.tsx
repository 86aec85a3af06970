import { Banner } from '@libretto/design-system/banner';
import { Button } from '@libretto/design-system/button';
import { ProgressBar } from '@libretto/design-system/progress';
import type { DeviceError } from '@libretto/web-bluetooth/errors';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { deviceErrorText } from './device-error-text.ts';
import * as styles from './devices.css.ts';
import type { Phase } from './use-device.ts';

export function Waiting({
  label,
  value,
  onCancel,
}: {
  label: string;
  value?: number | undefined;
  onCancel: () => void;
}) {
  const { t } = useTranslation();
  return (
    <div className={styles.waiting}>
      <ProgressBar label={label} value={value} />
      <div className={styles.buttons}>
        <Button size="sm" onClick={onCancel}>
          {t('save.cancel')}
        </Button>
      </div>
    </div>
  );
}

export function DeviceFailure({ error, action }: { error: DeviceError; action?: ReactNode }) {
  const { what, next } = deviceErrorText(error);
  // Closing the browser's device chooser is not an error.
  const tone = error.code === 'not-chosen' ? 'info' : 'warning';
  return (
    <Banner tone={tone} title={what} announce action={action}>
      {next}
    </Banner>
  );
}

interface DeviceStateProps {
  phase: Phase;
  work?: ReactNode;
  onCancel: () => void;
  onRetry?: (() => void) | undefined;
}

export function DeviceState({ phase, work, onCancel, onRetry }: DeviceStateProps) {
  const { t } = useTranslation('devices');
  if (phase.name === 'connecting') {
    const key = phase.again ? 'reconnecting' : 'connecting';
    return <Waiting label={t(key, { attempt: phase.attempt })} onCancel={onCancel} />;
  }
  if (phase.name === 'failed') {
    const action = onRetry && phase.error.code !== 'not-chosen' && <Button onClick={onRetry}>{t('retry')}</Button>;
    return <DeviceFailure error={phase.error} action={action} />;
  }
  return phase.name === 'connected' ? work : null;
}
