import { useTranslation } from 'react-i18next';
import type { Reading } from './summary.ts';

/** Says once where most of the readings come from, and of each other one where it does. */
export function useReadingSources(readings: readonly Reading[]) {
  const { t } = useTranslation('record-summary');
  const byHand = readings.filter(({ fonte }) => fonte === 'manuale').length;
  const usual = byHand * 2 > readings.length ? 'manuale' : 'dispositivo';
  const isMixed = byHand > 0 && byHand < readings.length;
  return {
    all: t(isMixed ? `trends.mostFrom.${usual}` : `trends.allFrom.${usual}`),
    /** Undefined if it is as said of all. */
    of: ({ fonte }: Reading): string | undefined => (fonte === usual ? undefined : t(`trends.sources.${fonte}`)),
  };
}
