import { Button } from '@libretto/design-system/button';
import { Card, Facts } from '@libretto/design-system/card';
import { chooseDHeart } from '@libretto/web-bluetooth/d-heart';
import { HeartPulse } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../shared/formats/use-formats.ts';
import { DeviceState, Waiting } from './device-state.tsx';
import * as styles from './devices.css.ts';
import { SearchButton } from './search-button.tsx';
import { useDevice } from './use-device.ts';

/** D-Heart publishes no protocol beyond the battery service. */
export function DHeartPanel({ disabledReason }: { disabledReason: string | undefined }) {
  const { t } = useTranslation('devices');
  const formats = useFormats();
  const [battery, setBattery] = useState<number | null>();
  const { device, phase, working, search, retry, stop, searchButton } = useDevice(
    () => chooseDHeart(),
    async (found, signal) => {
      setBattery(undefined);
      await found.onBattery(setBattery, { signal });
    },
  );
  const connected = phase.name === 'connected';
  const level = battery === null ? t('unavailable') : formats.number((battery ?? 0) / 100, { style: 'percent' });
  return (
    <Card title={t('dHeart.title')} headingLevel={3} icon={<HeartPulse />}>
      <div className={styles.panel}>
        <p className={styles.intro}>{t('dHeart.intro')}</p>
        <DeviceState
          phase={phase}
          onCancel={stop}
          onRetry={device && (() => void retry())}
          work={working && battery === undefined && <Waiting label={t('dHeart.reading')} onCancel={stop} />}
        />
        {connected && battery !== undefined && (
          <Facts
            items={[
              { term: t('device'), value: device?.name },
              { term: t('battery'), value: level },
            ]}
          />
        )}
        <div className={styles.buttons}>
          <SearchButton {...{ phase, search, searchButton, disabledReason }} />
          {connected && <Button onClick={stop}>{t('disconnect')}</Button>}
        </div>
      </div>
    </Card>
  );
}
