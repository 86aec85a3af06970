import type { OutputDefinition } from '../types.ts';

export type GfrBand = 'g5' | 'g4' | 'g3b' | 'g3a' | 'g2' | 'g1';

/** mL/min. Not published: far above healthy kidneys, below the result of 10 mg/dL of creatinine typed as µmol/L. */
export const maxPlausibleGfr = 250;

/** One decimal, because the category applies to the unrounded value: 59.6 is G3a, and "60" would contradict it. */
export const egfr = {
  labelKey: 'gfr.output',
  unit: 'mL/min/{1.73_m2}',
  decimals: 1,
  plausibleMax: maxPlausibleGfr,
  bands: [
    { code: 'g5', from: 0 },
    { code: 'g4', from: 15 },
    { code: 'g3b', from: 30 },
    { code: 'g3a', from: 45 },
    { code: 'g2', from: 60 },
    { code: 'g1', from: 90 },
  ],
  bandsKey: 'gfr.band',
} as const satisfies OutputDefinition<GfrBand>;
