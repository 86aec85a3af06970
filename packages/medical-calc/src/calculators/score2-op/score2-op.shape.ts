import { age } from '../../checks/inputs.ts';
import type { Region, Sex } from '../../checks/questions.ts';
import type { NumberInput, Output } from '../../types.ts';
import type { Quantity } from '../../units.ts';

export type Score2OpInputs = {
  region: Region;
  sex: Sex;
  /** Completed years. */
  age: number;
  smoker: boolean;
  systolicBpMmHg: number;
  totalCholesterol: Quantity<'mmol/L' | 'mg/dL'>;
  hdl: Quantity<'mmol/L' | 'mg/dL'>;
};

export type Score2OpBand = 'low-moderate' | 'high' | 'very-high';

export type Score2OpOutputs = {
  /** Heart attack, stroke or cardiovascular death within ten years. */
  riskPercent: Output<Score2OpBand>;
};

/** Charts and validation end at 89. */
export const score2OpAge = {
  ...age,
  kind: 'integer',
  usual: [70, 89],
  population: [70, 89],
} as const satisfies NumberInput;

export const score2OpOutput = {
  unit: '%',
  decimals: 1,
  bands: [
    { code: 'low-moderate', from: 0 },
    { code: 'high', from: 7.5 },
    { code: 'very-high', from: 15 },
  ],
} as const;

export const score2OpEquation = '100 * (1 - exp(-exp(scale1 + scale2 * ln(-ln(baselineSurvival^exp(sum - mean))))))';
