import { useMemo } from 'react';
import { useLocale, useMessages } from '../../messages/messages.tsx';
import { type CaliperSpan, measureSpan } from './core/measure.ts';
import { formatTime, type View, visibleSeconds } from './core/view.ts';
import { ecgViewMessages } from './ecg-view.messages.ts';

export type EcgLabels = ReturnType<typeof useEcgLabels>;

export function useEcgLabels() {
  const messages = useMessages(ecgViewMessages);
  const { formatLocale } = useLocale();
  return useMemo(() => {
    // Formatters are cached: the texts change in every frame and formatters are slow to create.
    const format = (options: Intl.NumberFormatOptions) => new Intl.NumberFormat(formatLocale, options).format;
    const made = [0, 1, 2, 3].map((maximumFractionDigits) => format({ maximumFractionDigits }));
    const significant = format({ maximumSignificantDigits: 3 });
    const signed = format({ maximumFractionDigits: 2, signDisplay: 'exceptZero' });
    const number = (value: number, digits: 0 | 1 | 2 | 3) => made[digits]?.(value) ?? '';
    const time = (seconds: number) => (seconds < 60 ? `${number(seconds, 1)} s` : formatTime(seconds, 60));
    return {
      messages,
      number,
      time,
      speed: (speed: number) => messages.speed(significant(speed)),
      gain: (gain: number) => messages.perMillivolt(number(gain, 0)),
      position: (view: View, duration: number) =>
        messages.showing(time(view.start), time(Math.min(duration, view.start + visibleSeconds(view))), time(duration)),
      measure: (span: CaliperSpan) => {
        const [milliseconds, perMinute, millivolts] = measureSpan(span);
        return [
          `${number(milliseconds, 0)} ms`,
          perMinute === null ? '–' : `${number(perMinute, 0)} bpm`,
          `${signed(millivolts)} mV`,
        ] as const;
      },
    };
  }, [messages, formatLocale]);
}
