import { riskHdl, riskSystolic } from '../../checks/cardiovascular.ts';
import { age } from '../../checks/inputs.ts';
import type { Sex } from '../../checks/questions.ts';
import type { NumberInput, Output, QuantityInput } from '../../types.ts';
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

/** The form that it is printed on takes HDL from 1 mg/dL and pressures from 40 mmHg: rare, but not refused. */
export const framinghamHardChdHdl = { ...riskHdl, hard: [1, 250] } as const satisfies QuantityInput;
export const framinghamHardChdSystolic = { ...riskSystolic, hard: [40, 300] } as const satisfies NumberInput;

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
