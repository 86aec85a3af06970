import { age } from '../../checks/inputs.ts';
import type { Sex } from '../../checks/questions.ts';
import type { NumberInput, Output } from '../../types.ts';
import type { Quantity } from '../../units.ts';

export type Pce2013Inputs = {
  sex: Sex;
  /** The equation knows no other groups. */
  race: 'black' | 'other' | 'white';
  age: number;
  totalCholesterol: Quantity<'mg/dL' | 'mmol/L'>;
  hdl: Quantity<'mg/dL' | 'mmol/L'>;
  systolicBpMmHg: number;
  bpTreated: boolean;
  smoker: boolean;
  diabetes: boolean;
};

export type Pce2013Band = 'low' | 'borderline' | 'intermediate' | 'high';

export type Pce2013Outputs = {
  /** Heart attack, stroke or coronary death within ten years. */
  riskPercent: Output<Pce2013Band>;
};

export const pce2013Age = { ...age, usual: [40, 79], population: [40, 79] } as const satisfies NumberInput;

export const pce2013Race = {
  choices: [
    { value: 'white', labelKey: 'pce-2013.race.white' },
    { value: 'black', labelKey: 'pce-2013.race.black' },
    { value: 'other', labelKey: 'pce-2013.race.other' },
  ],
} as const;

export const pce2013Output = {
  unit: '%',
  decimals: 1,
  bands: [
    { code: 'low', from: 0 },
    { code: 'borderline', from: 5 },
    { code: 'intermediate', from: 7.5 },
    { code: 'high', from: 20 },
  ],
} as const;

export const pce2013Equation = '100 * (1 - baselineSurvival^exp(sum - mean))';
