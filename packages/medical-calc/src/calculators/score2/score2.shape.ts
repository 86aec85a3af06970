import { age } from '../../checks/inputs.ts';
import type { Region, Sex } from '../../checks/questions.ts';
import type { NumberInput, Output } from '../../types.ts';
import type { Quantity } from '../../units.ts';

export type Score2Inputs = {
  region: Region;
  sex: Sex;
  /** Completed years. */
  age: number;
  smoker: boolean;
  systolicBpMmHg: number;
  totalCholesterol: Quantity<'mmol/L' | 'mg/dL'>;
  hdl: Quantity<'mmol/L' | 'mg/dL'>;
};

export type Score2Band = 'low-moderate' | 'high' | 'very-high';

export type Score2Outputs = {
  /** Heart attack, stroke or cardiovascular death within ten years. */
  riskPercent: Output<Score2Band>;
};

export const score2Age = {
  ...age,
  kind: 'integer',
  usual: [40, 69],
  population: [40, 69],
} as const satisfies NumberInput;

export const score2Output = {
  unit: '%',
  decimals: 1,
  bandsByAge: [
    {
      fromAge: 40,
      bands: [
        { code: 'low-moderate', from: 0 },
        { code: 'high', from: 2.5 },
        { code: 'very-high', from: 7.5 },
      ],
    },
    {
      fromAge: 50,
      bands: [
        { code: 'low-moderate', from: 0 },
        { code: 'high', from: 5 },
        { code: 'very-high', from: 10 },
      ],
    },
  ],
} as const;

export const score2Equation = '100 * (1 - exp(-exp(scale1 + scale2 * ln(-ln(baselineSurvival^exp(sum))))))';
