import { useMemo } from 'react';
import { useLocale } from '../../messages/messages.tsx';
import { type CaliperSpan, measureOf, type Spot } from './core/measure.ts';
import type { EcgWords } from './use-ecg-words.ts';

/** What is between the two ends, in words. */
export function useMeasureWords({ number }: EcgWords) {
  const { formatLocale } = useLocale();
  return useMemo(() => {
    const signed = new Intl.NumberFormat(formatLocale, { maximumFractionDigits: 2, signDisplay: 'exceptZero' });
    const measure = (span: CaliperSpan) => {
      const { milliseconds, perMinute, millivolts } = measureOf(span);
      return {
        interval: `${number(milliseconds, 0)} ms`,
        beats: perMinute === null ? '–' : `${number(perMinute, 0)} bpm`,
        amplitude: `${signed.format(millivolts)} mV`,
      };
    };
    return {
      measure,
      /** Where one end is, and what there is between the two now. */
      spot: (spot: Spot, span: CaliperSpan) => {
        const { interval, beats, amplitude } = measure(span);
        return `${number(spot.time, 3)} s, ${number(spot.level, 2)} mV. ${interval}, ${beats}, ${amplitude}`;
      },
    };
  }, [number, formatLocale]);
}
