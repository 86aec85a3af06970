import { useMemo } from 'react';
import { useLocale, useMessages } from '../../messages/messages.tsx';
import { clock, shownSeconds, type View } from './core/view.ts';
import { ecgViewMessages } from './ecg-view.messages.ts';

export type EcgWords = ReturnType<typeof useEcgWords>;

/** What the trace says in words. */
export function useEcgWords() {
  const messages = useMessages(ecgViewMessages);
  const { formatLocale } = useLocale();
  return useMemo(() => {
    // They say something new in every frame while the trace moves, and a formatter is slow to make.
    const made = [0, 1, 2, 3].map((digits) => new Intl.NumberFormat(formatLocale, { maximumFractionDigits: digits }));
    const significant = new Intl.NumberFormat(formatLocale, { maximumSignificantDigits: 3 });
    const number = (value: number, digits: 0 | 1 | 2 | 3) => made[digits]?.format(value) ?? '';
    const time = (seconds: number) => (seconds < 60 ? `${number(seconds, 1)} s` : clock(seconds, 60));
    const speed = (value: number) => messages.speed(significant.format(value));
    return {
      messages,
      number,
      time,
      speed,
      gain: (gain: number) => messages.perMillivolt(number(gain, 0)),
      position: (view: View, duration: number) =>
        messages.showing(time(view.start), time(Math.min(duration, view.start + shownSeconds(view))), time(duration)),
    };
  }, [messages, formatLocale]);
}
