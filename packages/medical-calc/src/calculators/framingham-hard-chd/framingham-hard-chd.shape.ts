import { age } from '../../checks/inputs.ts';
import type { Sex } from '../../checks/questions.ts';
import type { NumberInput, Output } from '../../types.ts';
import type { Quantity } from '../../units.ts';

export type FraminghamHardChdInputs = {
  sex: Sex;
  age: number;
  totalCholesterol: Quantity<'mg/dL' | 'mmol/L'>;
  hdl: Quantity<'mg/dL' | 'mmol/L'>;
  systolicBpMmHg: number;
  bpTreated: boolean;
  smoker: boolean;
};

export type FraminghamHardChdBand = 'low' | 'intermediate' | 'high';

export type FraminghamHardChdOutputs = {
  /** Heart attack or death from coronary disease within ten years. */
  riskPercent: Output<FraminghamHardChdBand>;
};

export const framinghamHardChdAge = { ...age, usual: [30, 79], population: [30, 79] } as const satisfies NumberInput;

export const framinghamHardChdOutput = {
  unit: '%',
  decimals: 1,
  bands: [
    { code: 'low', from: 0 },
    { code: 'intermediate', from: 10 },
    { code: 'high', from: 20 },
  ],
} as const;

export const framinghamHardChdEquation = '100 * (1 - baselineSurvival^exp(sum))';
