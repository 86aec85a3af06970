import { Button } from '@libretto/design-system/button';
import { Dialog } from '@libretto/design-system/dialog';
import { EcgView } from '@libretto/design-system/ecg-view';
import { ProgressBar } from '@libretto/design-system/progress';
import type { FileProgress } from '@libretto/web-bluetooth/checkme-pro';
import { type CheckmeEcgFile, ecgMillivolts, ecgSampleRate } from '@libretto/web-bluetooth/codecs/checkme-ecg-file';
import { DeviceError } from '@libretto/web-bluetooth/errors';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EcgRecording } from './checkme-readings.ts';
import { DeviceFailure } from './device-state.tsx';
import { useEcgFormatter } from './use-ecg-formatter.ts';

export interface EcgDialogProps {
  recording: EcgRecording;
  read: (signal: AbortSignal, onProgress: (progress: FileProgress) => void) => Promise<CheckmeEcgFile>;
  onDownload: () => void;
  onClose: () => void;
}

export function EcgDialog({ recording, read, onDownload, onClose }: EcgDialogProps) {
  const { t } = useTranslation('devices');
  const formatter = useEcgFormatter();
  const [curve, setCurve] = useState<CheckmeEcgFile>();
  const [error, setError] = useState<DeviceError>();
  const [share, setShare] = useState<number>();
  const [attempt, setAttempt] = useState(0);
  const reading = useRef(read);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the number of the attempt is what begins it anew
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    setError(undefined);
    reading
      .current(signal, ({ received, total }) => setShare(received / total))
      .then(setCurve, (reason: unknown) => {
        if (signal.aborted) return;
        console.warn('An ECG could not be read', reason instanceof DeviceError ? reason.code : reason);
        setError(reason instanceof DeviceError ? reason : new DeviceError('failed', { cause: reason }));
      });
    return () => controller.abort();
  }, [attempt]);

  const footer = (
    <>
      {curve && <Button onClick={onDownload}>{t('downloadPdf')}</Button>}
      <Button onClick={onClose}>{t(curve ? 'close' : 'cancel')}</Button>
    </>
  );
  return (
    <Dialog
      open
      size="lg"
      title={formatter.title(recording)}
      description={formatter.mode(recording)}
      footer={footer}
      onClose={onClose}
    >
      {curve ? (
        <EcgView
          title={t('trace')}
          samples={curve.samples}
          sampleRate={ecgSampleRate}
          scale={ecgMillivolts}
          lead={formatter.lead(recording)}
          heartRate={curve.hr > 0 ? curve.hr : undefined}
          result={formatter.findings(curve)}
        />
      ) : error ? (
        <DeviceFailure error={error} action={<Button onClick={() => setAttempt(attempt + 1)}>{t('retry')}</Button>} />
      ) : (
        <ProgressBar label={t('readingEcg')} value={share} />
      )}
    </Dialog>
  );
}
