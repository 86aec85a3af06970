import { Banner } from '@libretto/design-system/banner';
import { Facts } from '@libretto/design-system/card';
import { CollapsibleList } from '@libretto/design-system/collapsible-list';
import type { CheckmePro } from '@libretto/web-bluetooth/checkme-pro';
import { Activity, Droplet, HeartPulse, Thermometer, Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Patient } from '../../shared/patient/patient.queries.ts';
import {
  useEcgColumns,
  useOxygenColumns,
  usePressureColumns,
  useTemperatureColumns,
  useUserColumns,
} from './checkme-columns.ts';
import type { CheckmeTables } from './checkme-readings.ts';
import * as styles from './devices.css.ts';
import type { Measurement } from './measurement.ts';
import { useEcgActions } from './use-ecg-actions.tsx';
import { useEcgFormatter } from './use-ecg-formatter.ts';
import { useMeasurementActions } from './use-measurement-actions.tsx';
import { useMeasurementFormatter } from './use-measurement-formatter.ts';

interface CheckmeListsProps {
  tables: CheckmeTables;
  device: CheckmePro;
  patient: Patient;
}

const allActions = ['view', 'download', 'save'];
const isLong = (rows: readonly unknown[]) => rows.length > 10;
const getId = ({ id }: { id: string }) => id;

export function CheckmeLists({ tables, device, patient }: CheckmeListsProps) {
  const { t } = useTranslation('devices');
  const formatter = useMeasurementFormatter();
  const ecgFormatter = useEcgFormatter();
  const ecg = useEcgActions(device, patient);
  const measured = useMeasurementActions(patient);
  const failure = ecg.failure ?? measured.failure;
  const { name, info, users } = tables;
  const shared = { headingLevel: 4, actions: measured.actions, mobileActions: allActions } as const;
  const list = (rows: readonly Measurement[]) => ({
    ...shared,
    rows,
    rowId: getId,
    rowName: formatter.name,
    searchable: isLong(rows),
  });
  return (
    <div className={styles.lists}>
      <Facts
        items={[
          { term: t('device'), value: name },
          { term: t('serialNumber'), value: info.serialNumber },
          { term: t('softwareVersion'), value: info.softwareVersion },
        ]}
      />
      {ecg.progress}
      {failure && <Banner tone="danger" title={failure} announce />}
      <CollapsibleList
        name="checkme-ecg"
        title={t('checkme.ecg')}
        headingLevel={4}
        headerIcon={<HeartPulse />}
        rows={tables.ecg}
        rowId={getId}
        rowName={ecgFormatter.title}
        columns={useEcgColumns()}
        searchable={isLong(tables.ecg)}
        actions={ecg.actions}
        mobileActions={allActions}
        noData={t('checkme.none')}
      />
      <CollapsibleList
        {...list(tables.bloodPressure)}
        name="checkme-pressione"
        title={t('checkme.pressure')}
        subtitle={t('checkme.pressureUnits')}
        headerIcon={<Activity />}
        columns={usePressureColumns()}
        noData={t('checkme.none')}
      />
      <CollapsibleList
        {...list(tables.oxygen)}
        name="checkme-ossigeno"
        title={t('checkme.oxygen')}
        subtitle={t('checkme.oxygenUnits')}
        headerIcon={<Droplet />}
        columns={useOxygenColumns()}
        noData={t('checkme.none')}
      />
      <CollapsibleList
        {...list(tables.temperature)}
        name="checkme-temperatura"
        title={t('checkme.temperature')}
        headerIcon={<Thermometer />}
        columns={useTemperatureColumns()}
        noData={t('checkme.none')}
      />
      <CollapsibleList
        name="checkme-persone"
        title={t('checkme.users')}
        headingLevel={4}
        headerIcon={<Users />}
        rows={users}
        rowId={({ id }) => id}
        rowName={({ name }) => name}
        columns={useUserColumns()}
        searchable={false}
        noData={t('checkme.none')}
      />
      {ecg.dialogs}
      {measured.dialogs}
    </div>
  );
}
