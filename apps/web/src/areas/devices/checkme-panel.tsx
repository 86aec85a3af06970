import { Button } from '@libretto/design-system/button';
import { Card } from '@libretto/design-system/card';
import { useListOpen } from '@libretto/design-system/collapsible-list';
import { type CheckmePro, type CheckmeProgress, chooseCheckmePro } from '@libretto/web-bluetooth/checkme-pro';
import { RefreshCw, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Patient } from '../../shared/patient/patient.queries.ts';
import { CheckmeLists } from './checkme-lists.tsx';
import { type CheckmeTables, toTables } from './checkme-readings.ts';
import { DeviceState, Waiting } from './device-state.tsx';
import * as styles from './devices.css.ts';
import { SearchButton } from './search-button.tsx';
import { useDevice } from './use-device.ts';

interface CheckmePanelProps {
  patient: Patient;
  disabledReason: string | undefined;
}

const toProgress = ({ done, steps, received = 0, total = 0 }: CheckmeProgress) =>
  (done + (total > 0 ? received / total : 0)) / steps;

export function CheckmePanel({ patient, disabledReason }: CheckmePanelProps) {
  const { t } = useTranslation('devices');
  const [lists, setLists] = useState<{ tables: CheckmeTables; device: CheckmePro }>();
  const [progress, setProgress] = useState<CheckmeProgress>();
  const showLists = useLists();
  const { device, phase, working, search, retry, stop, searchButton } = useDevice(
    () => chooseCheckmePro(),
    async (found, signal) => {
      setProgress(undefined);
      const read = await found.readAll({ signal, onProgress: setProgress });
      setLists({ tables: await toTables(found.name, read), device: found });
      showLists();
    },
  );
  const connected = phase.name === 'connected';
  return (
    <Card className={styles.wide} title={t('checkme.title')} headingLevel={3} icon={<Smartphone />}>
      <div className={styles.panel}>
        <p className={styles.intro}>{t('checkme.intro')}</p>
        <div className={styles.buttons}>
          <SearchButton
            {...{ phase, search, searchButton, disabledReason }}
            variant={lists ? 'secondary' : 'primary'}
          />
          {connected && lists && (
            <Button iconStart={<RefreshCw />} loading={working} onClick={() => void retry()}>
              {t('checkme.again')}
            </Button>
          )}
          {connected && !working && <Button onClick={stop}>{t('disconnect')}</Button>}
        </div>
        <DeviceState
          phase={phase}
          onCancel={stop}
          onRetry={device && (() => void retry())}
          work={
            working && (
              <Waiting
                label={t(`checkme.steps.${progress?.step ?? 'info'}`)}
                value={progress && toProgress(progress)}
                onCancel={stop}
              />
            )
          }
        />
        {lists && <CheckmeLists {...lists} patient={patient} />}
      </div>
    </Card>
  );
}

function useLists(): () => void {
  const lists = [
    useListOpen('checkme-ecg'),
    useListOpen('checkme-pressione'),
    useListOpen('checkme-ossigeno'),
    useListOpen('checkme-temperatura'),
  ];
  return () => {
    for (const [, setOpen] of lists) setOpen(true);
  };
}
