import * as operations from '@libretto/api-client/operations';
import { upload, withRetry } from '@libretto/api-client/upload';
import type { ListAction } from '@libretto/design-system/collapsible-list';
import { useToast } from '@libretto/design-system/toast';
import type { CheckmePro, FileProgress } from '@libretto/web-bluetooth/checkme-pro';
import type { CheckmeEcgFile } from '@libretto/web-bluetooth/codecs/checkme-ecg-file';
import { ecgSampleRate } from '@libretto/web-bluetooth/codecs/checkme-ecg-file';
import { DeviceError } from '@libretto/web-bluetooth/errors';
import { useQuery } from '@tanstack/react-query';
import { Download, Eye, Save } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, queryClient } from '../../shared/api/api.ts';
import { filesQuery } from '../../shared/attachments/files-query.ts';
import { useLazyDialog } from '../../shared/dialogs/use-lazy-dialog.tsx';
import { saveBlob } from '../../shared/downloads/save-file.ts';
import { today } from '../../shared/formats/formats.ts';
import { useSave } from '../../shared/forms/use-save.ts';
import type { Patient } from '../../shared/patient/patient.queries.ts';
import { useGate } from '../../shared/permissions/use-gate.ts';
import type { EcgRecording } from './checkme-readings.ts';
import { deviceErrorText } from './device-error-text.ts';
import { Waiting } from './device-state.tsx';
import { ecgData, ecgSheet } from './ecg-files.ts';
import { useEcgFormatter } from './use-ecg-formatter.ts';

const ecgDialog = async () => (await import('./ecg-dialog.tsx')).EcgDialog;
const fileLevel = 1;

interface EcgActions {
  actions: ListAction<EcgRecording>[];
  failure: string | undefined;
  progress: ReactNode;
  dialogs: ReactNode;
}

export function useEcgActions(device: CheckmePro, patient: Patient): EcgActions {
  const { t, i18n } = useTranslation('devices');
  const { t: tRecords } = useTranslation('records');
  const formatter = useEcgFormatter();
  const toasts = useToast();
  const gate = useGate();
  const viewer = useLazyDialog(ecgDialog);
  const { save, failure } = useSave();
  const [operation, setOperation] = useState<{ label: string; share?: number; stop: () => void }>();
  const curves = useRef(new Map<string, CheckmeEcgFile>());
  const controller = useRef<AbortController>(undefined);
  useEffect(() => () => controller.current?.abort(), []);
  const query = filesQuery(patient.id_utente);
  // Shown on the page of files, whose loader has just fetched it.
  const { data: files = [] } = useQuery({ ...query, refetchOnMount: false });
  const saved = new Set(files.map(({ impronta_misura }) => impronta_misura));

  function reason({ date, pdfId, dataId }: EcgRecording): string | undefined {
    if (saved.has(pdfId) && saved.has(dataId)) return t('saved');
    if (date === null) return t('obstacles.undated');
    return date.slice(0, 10) > today() ? t('obstacles.future') : undefined;
  }

  async function readCurve(
    { id, fileName }: EcgRecording,
    signal: AbortSignal,
    onProgress: (progress: FileProgress) => void,
  ): Promise<CheckmeEcgFile> {
    const known = curves.current.get(id);
    if (known) return known;
    if (fileName === null) throw new DeviceError('not-connected');
    const curve = await device.ecg(fileName, { signal, onProgress });
    curves.current.set(id, curve);
    return curve;
  }

  async function runOperation<Value>(work: (signal: AbortSignal) => Promise<Value>): Promise<Value> {
    const newController = new AbortController();
    controller.current = newController;
    try {
      return await work(newController.signal);
    } finally {
      setOperation(undefined);
    }
  }

  const showProgress = (label: string, share?: number) =>
    setOperation({ label, ...(share !== undefined && { share }), stop: () => controller.current?.abort() });

  function readWithProgress(row: EcgRecording, signal: AbortSignal) {
    showProgress(t('readingEcg'));
    return readCurve(row, signal, ({ received, total }) => showProgress(t('readingEcg'), received / total));
  }

  function createPdf(row: EcgRecording, curve: CheckmeEcgFile): Promise<Blob> {
    const name = `${patient.paziente_nome} ${patient.paziente_cognome}`;
    return ecgSheet({
      title: formatter.title(row),
      facts: [
        [name, device.name, formatter.mode(row)].filter(Boolean).join(' · '),
        [formatter.findings(curve), formatter.numbers(curve)].filter(Boolean).join(' · '),
      ],
      footer: t('pdfFooter'),
      language: i18n.language,
      samples: curve.mv,
      sampleRate: ecgSampleRate,
    });
  }

  /** File names must not contain colons. */
  const fileName = (row: EcgRecording, ending: string) =>
    `${formatter.title(row).replaceAll('/', '-').replaceAll(':', '.')}.${ending}`;

  async function download(row: EcgRecording) {
    try {
      await runOperation(async (signal) => {
        const curve = await readWithProgress(row, signal);
        saveBlob(await createPdf(row, curve), fileName(row, 'pdf'));
      });
    } catch (error) {
      if (controller.current?.signal.aborted) return;
      console.warn('An ECG could not be downloaded', toCode(error));
      toasts.show({ message: toMessage(error), tone: 'danger' });
    }
  }

  const toCode = (error: unknown) => (error instanceof DeviceError ? error.code : error);
  const toMessage = (error: unknown) =>
    error instanceof DeviceError ? deviceErrorText(error).what : t('downloadFailed');

  async function uploadFile(
    file: File,
    target: { id: string; kind: 'esamistrumentali' | 'documento' },
    day: string,
    signal: AbortSignal,
  ) {
    const options = {
      signal,
      onProgress: (share: number) => showProgress(t('sending'), share),
      onInterrupted: () => showProgress(t('interrupted')),
    };
    const id_caricamento = await upload(api, file, options);
    const body = {
      id_file: 0,
      id_paziente: patient.id_paziente,
      id_caricamento,
      file_nome: file.name,
      file_type: file.type,
      type: target.kind,
      file_commento: t('comment', { device: device.name }),
      data_rilievo: day,
      id_livello_confidenzialita: fileLevel,
      impronta_misura: target.id,
    } as const;
    await withRetry(() => api.call(operations.createFile, { body }, { signal }), options);
  }

  const saveRecording = (row: EcgRecording) =>
    save(
      () =>
        runOperation(async (signal) => {
          const curve = await readWithProgress(row, signal);
          const day = String(row.date).slice(0, 10);
          const pdf = new File([await createPdf(row, curve)], fileName(row, 'pdf'), { type: 'application/pdf' });
          const data = new File([ecgData(curve)], fileName(row, 'csv'), { type: 'text/csv' });
          await uploadFile(pdf, { id: row.pdfId, kind: 'esamistrumentali' }, day, signal);
          await uploadFile(data, { id: row.dataId, kind: 'documento' }, day, signal);
          await queryClient.invalidateQueries({ queryKey: query.queryKey });
        }),
      {
        question: tRecords('saveQuestion'),
        detail: t('saveEcgDetail', { what: formatter.title(row) }),
        done: t('savedEcg'),
        failed: (error) => (error instanceof DeviceError ? deviceErrorText(error).what : undefined),
        onFailure: () => controller.current?.signal.aborted === true,
      },
    );

  const actions: ListAction<EcgRecording>[] = [
    {
      id: 'view',
      label: t('actions.view'),
      icon: <Eye />,
      onSelect: (row) =>
        void viewer.open({
          recording: row,
          read: (signal, onProgress) => readCurve(row, signal, onProgress),
          onDownload: () => void download(row),
        }),
    },
    { id: 'download', label: t('actions.download'), icon: <Download />, onSelect: (row) => void download(row) },
    {
      id: 'save',
      label: t('actions.save'),
      icon: <Save />,
      onSelect: (row) => gate.run('aggiungifile', () => void saveRecording(row)),
      disabledReason: reason,
    },
  ];
  const dialogs = (
    <>
      {viewer.element}
      {gate.dialog}
    </>
  );
  const progress = operation && <Waiting label={operation.label} value={operation.share} onCancel={operation.stop} />;
  return { actions, failure, progress, dialogs };
}
