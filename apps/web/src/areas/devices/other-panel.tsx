import { Banner } from '@libretto/design-system/banner';
import { Button } from '@libretto/design-system/button';
import { Card, Facts } from '@libretto/design-system/card';
import { CollapsibleList, useListOpen } from '@libretto/design-system/collapsible-list';
import { chooseHealthDevice } from '@libretto/web-bluetooth/health-device';
import { Activity } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUnsavedGuard } from '../../shared/drafts/use-unsaved-guard.ts';
import { useFormats } from '../../shared/formats/use-formats.ts';
import type { Patient } from '../../shared/patient/patient.queries.ts';
import { collectMeasurements, type DeviceData, noDeviceData } from './collect-measurements.ts';
import { DeviceState } from './device-state.tsx';
import * as styles from './devices.css.ts';
import { Live } from './live.tsx';
import { unique } from './measurement.ts';
import { SearchButton } from './search-button.tsx';
import { useDevice } from './use-device.ts';
import { useMeasurementActions } from './use-measurement-actions.tsx';
import { useMeasurementFormatter } from './use-measurement-formatter.ts';
import { useReceivedColumns } from './use-received-columns.ts';

interface OtherPanelProps {
  patient: Patient;
  disabledReason: string | undefined;
}

const allActions = ['view', 'download', 'save'];
const listName = 'dispositivo-misure';

export function OtherPanel({ patient, disabledReason }: OtherPanelProps) {
  const { t } = useTranslation('devices');
  const formats = useFormats();
  const formatter = useMeasurementFormatter();
  const [heard, setHeard] = useState<DeviceData>(noDeviceData);
  const [, setOpen] = useListOpen(listName);
  const { device, phase, search, retry, stop, searchButton } = useDevice(
    () => chooseHealthDevice(),
    (found, signal) => {
      setOpen(true);
      setHeard(({ received }) => ({ ...noDeviceData, received }));
      return collectMeasurements(found, signal, (change) =>
        setHeard(({ received }) => ({ ...change, received: unique([...change.received, ...received]) })),
      );
    },
  );
  const measurementActions = useMeasurementActions(patient);
  const columns = useReceivedColumns();
  const connected = phase.name === 'connected';
  const { live, received, kinds, battery } = heard;
  const list = received.length > 0;
  useUnsavedGuard(received.some((row) => measurementActions.reason(row) === undefined));
  return (
    <Card className={list ? styles.wide : undefined} title={t('other.title')} headingLevel={3} icon={<Activity />}>
      <div className={styles.panel}>
        <p className={styles.intro}>{t('other.intro')}</p>
        <DeviceState
          phase={phase}
          onCancel={stop}
          onRetry={device && (() => void retry())}
          work={
            <>
              <Facts
                items={[
                  { term: t('device'), value: device?.name },
                  {
                    term: t('battery'),
                    value: battery === null ? t('unavailable') : formats.number(battery / 100, { style: 'percent' }),
                  },
                ]}
              />
              {kinds?.length === 0 && <Banner tone="info" title={t('other.nothing')} announce />}
              {live.map((measurement) => (
                <Live
                  key={measurement.kind}
                  measurement={measurement}
                  reason={measurementActions.reason(measurement)}
                  onSave={() => void measurementActions.save(measurement)}
                />
              ))}
              {live.length === 0 && !list && kinds?.length !== 0 && <p role="status">{t('other.waiting')}</p>}
            </>
          }
        />
        {measurementActions.failure && <Banner tone="danger" title={measurementActions.failure} announce />}
        {list && (
          <CollapsibleList
            name={listName}
            title={t('other.received')}
            headingLevel={4}
            rows={received}
            rowId={({ id }) => id}
            rowName={formatter.name}
            columns={columns}
            searchable={false}
            actions={measurementActions.actions}
            mobileActions={allActions}
          />
        )}
        <div className={styles.buttons}>
          <SearchButton {...{ phase, search, searchButton, disabledReason }} />
          {connected && <Button onClick={stop}>{t('disconnect')}</Button>}
        </div>
        {measurementActions.dialogs}
      </div>
    </Card>
  );
}
