import type { ResultValue } from '@libretto/design-system/result-panel';
import type { CalculatorId } from '@libretto/medical-calc/load';

export type Tone = NonNullable<ResultValue['band']>['tone'];

/** How grave a band is, for the colour behind its words. SCORE2 as its charts are coloured: green, orange, red. */
const tones: Partial<Record<CalculatorId, Readonly<Record<string, Tone>>>> = {
  'has-bled': { 'not-high': 'neutral', high: 'danger' },
  // What is recommended is nothing to keep away from.
  'cha2ds2-va': { low: 'neutral', consider: 'warning', recommended: 'warning' },
  'framingham-hard-chd': { low: 'success', intermediate: 'warning', high: 'danger' },
  'pce-2013': { low: 'success', borderline: 'warning', intermediate: 'warning', high: 'danger' },
  'wells-dvt': { unlikely: 'neutral', likely: 'warning' },
  'wells-pe': { unlikely: 'neutral', likely: 'warning' },
  'fib-4': { low: 'success', indeterminate: 'warning', high: 'danger' },
  news2: { low: 'success', 'low-medium': 'warning', medium: 'warning', high: 'danger' },
  qsofa: { negative: 'neutral', positive: 'danger' },
  apgar: { low: 'danger', 'moderately-abnormal': 'warning', reassuring: 'success' },
  gcs: { severe: 'danger', moderate: 'warning', mild: 'neutral' },
  score2: { 'low-moderate': 'success', high: 'warning', 'very-high': 'danger' },
  'score2-op': { 'low-moderate': 'success', high: 'warning', 'very-high': 'danger' },
};

export const toneOf = (id: string, band: string): Tone => tones[id as CalculatorId]?.[band] ?? 'info';
