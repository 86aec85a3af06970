import type { CheckmeEcgFile } from '@libretto/web-bluetooth/codecs/checkme-ecg-file';
import { ecgFindings } from '@libretto/web-bluetooth/codecs/checkme-ecg-file';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../shared/formats/use-formats.ts';
import type { EcgRecording } from './checkme-readings.ts';

const modes = ['1', '2', '3', '4'] as const;

export function useEcgFormatter() {
  const { t } = useTranslation('devices');
  const formats = useFormats();

  function mode({ mode: number }: Pick<EcgRecording, 'mode'>): string {
    const known = modes.find((candidate) => candidate === String(number));
    return known ? t(`modes.${known}`) : t('modes.other');
  }

  return {
    mode,
    title: ({ date }: EcgRecording) =>
      t('of', { kind: t('kinds.ecg'), moment: date === null ? t('undated') : formats.moment(date) }),
    result: ({ result }: EcgRecording) => t(`results.${result === 0 ? 'normal' : result === 1 ? 'abnormal' : 'none'}`),
    findings: ({ result }: CheckmeEcgFile) =>
      ecgFindings(result)
        .map((finding) => t(`findings.${finding}`))
        .join(', '),
    lead: ({ mode: number }: Pick<EcgRecording, 'mode'>) => (number === 1 || number === 3 ? 'I' : 'II'),
    numbers: (curve: CheckmeEcgFile) =>
      [
        curve.hr > 0 && `${t('measures.parametro_frequenza')} ${formats.number(curve.hr)} bpm`,
        curve.qrs > 0 && `QRS ${formats.number(curve.qrs)} ms`,
        curve.qt !== null && curve.qt > 0 && `QT ${formats.number(curve.qt)} ms`,
        curve.qtc > 0 && `QTc ${formats.number(curve.qtc)} ms`,
      ]
        .filter((part) => part !== false)
        .join(', '),
  };
}
