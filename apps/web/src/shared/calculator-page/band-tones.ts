import type { ResultValue } from '@libretto/design-system/result-panel';
import type { CalculatorId } from '@libretto/medical-calc/load';

export type Tone = NonNullable<ResultValue['band']>['tone'];

/** Badge colours by severity. SCORE2 follows its published charts: green, orange, red. */
const tones: Partial<Record<CalculatorId, Readonly<Record<string, Tone>>>> = {
  'has-bled': { 'not-high': 'neutral', high: 'danger' },
  // A recommendation is not a warning of harm.
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

export const getTone = (id: string, band: string): Tone => tones[id as CalculatorId]?.[band] ?? 'info';
