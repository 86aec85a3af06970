import * as operations from '@libretto/api-client/operations';
import type { ListAction } from '@libretto/design-system/collapsible-list';
import { useQuery } from '@tanstack/react-query';
import { Download, Eye, Save } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { api, queryClient } from '../../shared/api/api.ts';
import { useLazyDialog } from '../../shared/dialogs/use-lazy-dialog.tsx';
import { saveBlob } from '../../shared/downloads/save-file.ts';
import { today } from '../../shared/formats/formats.ts';
import { useSave } from '../../shared/forms/use-save.ts';
import { type Patient, patientQuery } from '../../shared/patient/patient.queries.ts';
import { csv } from './csv.ts';
import { type Measurement, toReading } from './measurement.ts';
import { useMeasurementFormatter } from './use-measurement-formatter.ts';

const measurementDialog = async () => (await import('./measurement-dialog.tsx')).MeasurementDialog;

interface MeasurementActions {
  actions: ListAction<Measurement>[];
  save: (measurement: Measurement) => Promise<void>;
  reason: (measurement: Measurement) => string | undefined;
  failure: string | undefined;
  dialogs: ReactNode;
}

export function useMeasurementActions(patient: Patient): MeasurementActions {
  const { t } = useTranslation('devices');
  const { t: tRecords } = useTranslation('records');
  const formatter = useMeasurementFormatter();
  const viewer = useLazyDialog(measurementDialog);
  const { save, failure } = useSave();
  const query = api.query(operations.listReadings, { path: { id: patient.id_utente } });
  const { data: readings = [] } = useQuery(query);
  const saved = new Set(readings.map(({ impronta_misura }) => impronta_misura));

  function reason(measurement: Measurement): string | undefined {
    if (saved.has(measurement.id)) return t('saved');
    const reading = toReading(measurement, patient.id_paziente, today());
    return reading.ok ? undefined : t(`obstacles.${reading.obstacle}`);
  }

  async function saveMeasurement(measurement: Measurement) {
    const reading = toReading(measurement, patient.id_paziente, today());
    if (!reading.ok) return;
    await save(
      async () => {
        await api.call(operations.saveReading, { path: { id_record: 0 }, body: reading.body });
        await Promise.all([
          queryClient.invalidateQueries({ queryKey: query.queryKey }),
          queryClient.invalidateQueries({ queryKey: patientQuery(patient.id_utente).queryKey }),
        ]);
      },
      {
        question: tRecords('saveQuestion'),
        detail: t('saveDetail', { what: formatter.text(measurement), moment: formatter.moment(measurement.moment) }),
        done: t('savedReading'),
      },
    );
  }

  function download(measurement: Measurement) {
    const facts = formatter.facts(measurement).map(({ term, value }) => [term, value]);
    const rows = [
      [t('columns.date'), formatter.moment(measurement.moment)],
      ...facts,
      [t('device'), measurement.device],
    ];
    saveBlob(new Blob([csv(rows)], { type: 'text/csv' }), `${t(`kinds.${measurement.kind}`)}.csv`);
  }

  return {
    save: saveMeasurement,
    reason,
    failure,
    dialogs: viewer.element,
    actions: [
      {
        id: 'view',
        label: t('actions.view'),
        icon: <Eye />,
        onSelect: (row) =>
          void viewer.open({ title: formatter.name(row), facts: formatter.facts(row), source: row.device }),
      },
      { id: 'download', label: t('actions.download'), icon: <Download />, onSelect: download },
      {
        id: 'save',
        label: t('actions.save'),
        icon: <Save />,
        onSelect: (row) => void saveMeasurement(row),
        disabledReason: reason,
      },
    ],
  };
}
