import { age } from '../../checks/inputs.ts';
import type { Sex } from '../../checks/questions.ts';
import type { Gap, NumberInput, Output } from '../../types.ts';
import type { Quantity } from '../../units.ts';

export type PreventBaseInputs = {
  sex: Sex;
  age: number;
  systolicBpMmHg: number;
  bpTreated: boolean;
  totalCholesterol: Quantity<'mg/dL' | 'mmol/L'>;
  hdl: Quantity<'mg/dL' | 'mmol/L'>;
  statin: boolean;
  diabetes: boolean;
  smoker: boolean;
  /** By CKD-EPI 2021, in mL/min/1.73 m². */
  egfr: number;
  /** kg/m². */
  bmi: number;
};

export type PreventBaseOutputs = {
  totalCvd10Percent: Output;
  ascvd10Percent: Output;
  heartFailure10Percent: Output;
  /** Over thirty years up to 59 only. */
  totalCvd30Percent: Output | Gap;
  ascvd30Percent: Output | Gap;
  heartFailure30Percent: Output | Gap;
};

export const preventBaseAge = { ...age, usual: [30, 79], population: [30, 79] } as const satisfies NumberInput;

export const preventBaseSystolic = {
  kind: 'number',
  unit: 'mm[Hg]',
  hard: [50, 300],
  usual: [90, 180],
  labelKey: 'input.systolicBpMmHg',
} as const satisfies NumberInput;

export const preventBaseEgfr = {
  kind: 'number',
  unit: 'mL/min/{1.73_m2}',
  hard: [1, 250],
  usual: [15, 140],
  labelKey: 'prevent-base.egfr',
} as const satisfies NumberInput;

export const preventBaseBmi = {
  kind: 'number',
  unit: 'kg/m2',
  hard: [8, 120],
  usual: [18.5, 39.9],
  labelKey: 'prevent-base.bmi',
} as const satisfies NumberInput;

export const preventBaseOutput = { unit: '%', decimals: 1 } as const;

export const preventBaseEquation = 'totalCvd10Percent = 100 / (1 + exp(-totalCvd10Sum))';
